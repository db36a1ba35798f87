import fc from 'fast-check';
import type { LocalEngine } from '@/lib/search/engine';
import { linkOf, pathOf } from '@/lib/search/hit-link';
import { safeHits } from '@/lib/search/hosted-hits';
import type { SearchGroup } from '@/lib/search/model';
import { parseRemoteAnswer } from '@/lib/search/remote-answer';
import {
  parseSavedSearches,
  reduceSavedSearches,
  savedSearchOf,
} from '@/lib/search/saved-searches';
import { anyText, jsonLike, testForAll } from '../../../support/fuzz';
import { engineOf } from '../../../support/search-corpus';

const ORIGIN = 'https://example.com';
const SYNONYMS = [
  ['产物', 'bundle'],
  ['dup', 'duplicate packages'],
];

let engine: LocalEngine;

beforeAll(async () => {
  engine = await engineOf(
    {
      '/guide/cli': [
        'Command line',
        [
          'analyze',
          'analyze: open a report',
          'The option --port sets the port of E1001. 产物分析。',
        ],
        ['proto', '__proto__', 'constructor, toString and İstanbul 👩‍💻 straße e\u0301.'],
      ],
      '/zh/rules': ['规则', ['e1001', 'E1001', '同一个包的多个版本会让产物变大，请检查重复依赖。']],
    },
    SYNONYMS,
  );
});

/** Checks that every hit leads to a web address, and that its marks are in order within the visible text. */
function expectSound(groups: readonly SearchGroup[]): void {
  for (const { group, result } of groups) {
    expect(typeof group).toBe('string');
    expect(result.length).toBeGreaterThan(0);
    for (const hit of result) {
      const { protocol, host } = new URL(hit.link, ORIGIN);
      expect(protocol).toMatch(/^https?:$/);
      if (hit.link.startsWith('/')) expect(host).toBe('example.com');
      const shown = { title: hit.title, header: hit.header, content: hit.statement }[hit.type];
      let end = 0;
      for (const { start, length } of hit.highlightInfoList) {
        expect(start).toBeGreaterThanOrEqual(end);
        expect(length).toBeGreaterThan(0);
        end = start + length;
      }
      expect(end).toBeLessThanOrEqual(shown?.length ?? 0);
    }
  }
}

const anyQuery = fc.oneof(
  { weight: 9, arbitrary: anyText },
  fc
    .tuple(anyText, fc.integer({ min: 1, max: 3000 }))
    .map(([text, times]) => text.repeat(times).slice(0, 5000)),
);

testForAll('every query has a result', anyQuery, 1500, async (query) => {
  expectSound(await engine.search(query, { limit: 7 }));
});

const anyAddress = fc.oneof(
  fc.constantFrom(
    '/guide/a',
    'https://other.example/a',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://example.com//evil.example/x',
    'javascript:alert(1)',
    'data:text/html,a',
    'https://[',
    'http://',
  ),
  fc.webUrl(),
  anyText,
  anyText.map((text) => `/${text}`),
  anyText.map((text) => `https://example.com/${text}`),
);

testForAll('an external address is a web address or rejected', anyAddress, 1000, (address) => {
  const own = pathOf(address, ORIGIN);
  if (own !== undefined) expect(new URL(own, ORIGIN).origin).toBe(ORIGIN);
  const link = linkOf(address, ORIGIN);
  if (link === undefined) return;
  const { protocol, origin } = new URL(link, ORIGIN);
  expect(protocol).toMatch(/^https?:$/);
  if (link.startsWith('/')) expect(origin).toBe(ORIGIN);
});

/** The valid results for an invalid response: groups, or the error that the searcher reports as a failure. */
function groupsOr(parse: () => readonly SearchGroup[]): readonly SearchGroup[] {
  try {
    return parse();
  } catch (error) {
    expect(error).toBeInstanceOf(TypeError);
    expect((error as Error).message).toMatch(/^(?:The answer|A group of the answer)/);
    return [];
  }
}

const REMOTE_KEYS = [
  'index',
  'hits',
  'title',
  'routePath',
  'domain',
  'content',
  'toc',
  'text',
  'id',
];
const remote = jsonLike(REMOTE_KEYS, anyAddress);
const anyRemote = fc.oneof(
  remote,
  fc.array(
    fc.record({ index: remote, hits: fc.oneof(remote, fc.array(remote, { maxLength: 5 })) }),
    { maxLength: 3 },
  ),
  fc
    .array(
      fc.record(
        {
          title: anyText,
          routePath: anyAddress,
          domain: anyText,
          content: anyText,
          toc: fc.array(fc.record({ text: anyText, id: anyText }), { maxLength: 3 }),
        },
        { requiredKeys: ['title', 'routePath'] },
      ),
      { maxLength: 4 },
    )
    .map((hits) => [{ index: 'docs', hits }]),
);

testForAll(
  'every response of a remote search is parsed or rejected',
  fc.tuple(anyRemote, anyText),
  1500,
  ([answer, query]) => {
    const setting = { query, limit: 7, origin: ORIGIN, siteUrl: ORIGIN };
    expectSound(groupsOr(() => parseRemoteAnswer(answer, setting).flatMap(({ groups }) => groups)));
  },
);

const HOSTED_KEYS = [
  'url',
  'type',
  'objectID',
  'content',
  'hierarchy',
  'lvl0',
  'lvl1',
  'lvl2',
  'lvl6',
  '_snippetResult',
  '_highlightResult',
  'value',
];
const hosted = jsonLike(
  HOSTED_KEYS,
  fc.oneof(anyAddress, fc.constantFrom('content', 'lvl2', '<mark>a</mark> b', '<mark>')),
);
const marked = fc
  .array(fc.oneof(fc.constantFrom('<mark>', '</mark>', '&lt;', ' '), anyText), { maxLength: 6 })
  .map((parts) => parts.join(''));
const hierarchy = fc.dictionary(
  fc.constantFrom('lvl0', 'lvl1', 'lvl2', 'lvl3'),
  fc.oneof(marked, hosted),
);
const anyHosted = fc.oneof(
  hosted,
  fc
    .array(
      fc.oneof(
        hosted,
        fc.record({
          url: anyAddress,
          type: fc.constantFrom('content', 'lvl1', 'lvl2'),
          hierarchy,
          content: marked,
          _snippetResult: fc.record({ content: fc.record({ value: marked }) }),
        }),
      ),
      { maxLength: 6 },
    )
    .map((hits) => ({ results: [{ hits }] })),
);

testForAll(
  'every hit of a hosted search has an address and texts without elements',
  anyHosted,
  1500,
  (answer) => {
    const { results } = (answer ?? {}) as { results?: { hits?: unknown }[] };
    const hits = results?.[0]?.hits;
    for (const hit of safeHits(Array.isArray(hits) ? hits : [], ORIGIN)) {
      expect(hit.url).toMatch(/^\/(?![/\\])/);
      const shown = [hit.content, hit.hierarchy, hit._snippetResult];
      JSON.stringify(shown, (_, value) => {
        if (typeof value === 'string') expect(value.replace(/<\/?mark>/g, '')).not.toMatch(/[<>]/);
        return value;
      });
    }
  },
);

const saved = jsonLike(['recent', 'favorites', 'link', 'title', 'header'], anyAddress);
const anySaved = fc.oneof(
  saved.map((value) => JSON.stringify(value)),
  anyText,
  fc.constant(null),
);
const anyAction = fc.record({
  type: fc.constantFrom('open', 'promote', 'remove'),
  search: fc.record({
    link: fc.constantFrom('/a', '/b'),
    title: anyText,
  }),
});

testForAll(
  'saved searches can be read from any text, and the result of every action can be read again',
  fc.tuple(anySaved, fc.array(anyAction, { maxLength: 20 })),
  1000,
  ([text, actions]) => {
    let searches = parseSavedSearches(text, ORIGIN);
    for (const action of actions) searches = reduceSavedSearches(searches, action as never);
    expect(parseSavedSearches(JSON.stringify(searches), ORIGIN)).toEqual(searches);
    for (const search of [...searches.recent, ...searches.favorites]) {
      expect(new URL(search.link, ORIGIN).protocol).toMatch(/^https?:$/);
      expect(savedSearchOf(search).link).toBe(search.link);
    }
  },
);
