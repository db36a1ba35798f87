import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createAnswerCache } from '@/lib/browser/search/answer-cache';
import { createInsights } from '@/lib/browser/search/insights';
import type { HostedHit } from '@/lib/search/hosted-answer';
import { INSIGHTS_SCRIPT } from '@/lib/search/hosted-service';

const KEY = 'search-answers:test';

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('results of a service are cached', () => {
  test('across pages for five minutes', () => {
    createAnswerCache(KEY).set('load', { hits: [1] });
    expect(createAnswerCache(KEY).get('load')).toEqual({ hits: [1] });
    expect(createAnswerCache(KEY).get('loader')).toBeUndefined();
    jest.advanceTimersByTime(5 * 60_000);
    expect(createAnswerCache(KEY).get('load')).toBeUndefined();
  });

  test('up to the latest twenty', () => {
    const cache = createAnswerCache(KEY);
    for (let query = 0; query < 30; query += 1) cache.set(String(query), query);
    expect([cache.get('9'), cache.get('10')]).toEqual([undefined, 10]);
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toHaveLength(20);
  });

  test.each(['nonsense', '{}', '[null, 7, {"query": 7}]'])(
    'but stored data like %s is ignored',
    (text) => {
      localStorage.setItem(KEY, text);
      expect(createAnswerCache(KEY).get('load')).toBeUndefined();
    },
  );

  test('until the page is left if storage is blocked', () => {
    for (const method of ['getItem', 'setItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      });
    }
    const cache = createAnswerCache(KEY);
    cache.set('load', 1);
    expect(cache.get('load')).toBe(1);
  });
});

describe('events for shown and chosen hits', () => {
  const hit = (objectID: string, position: number): HostedHit => ({
    type: 'title',
    title: 'Loaders',
    link: '/loaders',
    highlightInfoList: [],
    objectID,
    queryID: 'q',
    position,
  });
  const shown = (...ids: string[]) => [
    {
      index: 'docs',
      groups: [{ group: 'A', result: ids.map(hit), renderType: 'default' as const }],
    },
  ];
  const calls = () => (window as unknown as { aa: { queue: [string, object][] } }).aa.queue;
  const sent = (method: string) => calls().filter(([name]) => name === method);

  test('are sent once a reader stops typing', () => {
    const { onShow, onChoose } = createInsights({ appId: 'A', apiKey: 'K', indexName: 'docs' });
    expect(sent('init')).toEqual([['init', { appId: 'A', apiKey: 'K' }]]);
    onShow?.(shown('1'));
    jest.advanceTimersByTime(399);
    onShow?.(shown('2', '3'));
    jest.advanceTimersByTime(400);
    expect(sent('viewedObjectIDs')).toEqual([
      ['viewedObjectIDs', expect.objectContaining({ index: 'docs', objectIDs: ['2', '3'] })],
    ]);
    onChoose?.({ link: '/saved' });
    onChoose?.(hit('3', 2));
    expect(sent('clickedObjectIDsAfterSearch')).toEqual([
      [
        'clickedObjectIDsAfterSearch',
        expect.objectContaining({ queryID: 'q', objectIDs: ['3'], positions: [2] }),
      ],
    ]);
  });

  test('are sent by a script with an integrity hash', () => {
    const script = readFileSync('node_modules/search-insights/dist/search-insights.min.js');
    const hash = createHash('sha384').update(script).digest('base64');
    expect(INSIGHTS_SCRIPT.integrity).toBe(`sha384-${hash}`);
    expect(document.querySelector('script')).toMatchObject({
      ...INSIGHTS_SCRIPT,
      crossOrigin: 'anonymous',
    });
  });
});
