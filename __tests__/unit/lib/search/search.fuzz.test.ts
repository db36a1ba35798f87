import fc from 'fast-check';
import type { LocalEngine } from '@/lib/search/engine';
import type { SearchGroup } from '@/lib/search/model';
import { anyText, testForAll } from '../../../support/fuzz';
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
