import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { findMeantPage, homeOf, nearestPages } from '@/lib/browser/not-found/nearest-pages';
import type { KnownPage } from '@/lib/model';
import { canonicalPath, decodeOrKeep, parsePath } from '@/lib/paths';
import { queryFromPath } from '@/lib/search/query-text';
import { findAnswer } from '@/scripts/serve/find-answer';
import { anyText, testForAll } from '../../../support/fuzz';
import { makeTempFolder } from '../../../support/temp-folder';

const page = (path: string, lang = 'en', more: Partial<KnownPage> = {}): KnownPage => ({
  path,
  title: path,
  lang,
  ...more,
});

const PAGES: KnownPage[] = [
  page('/'),
  page('/zh/', 'zh'),
  page('/guide/start/cli'),
  page('/guide/start/quick-start'),
  page('/zh/guide/start/cli', 'zh'),
  page('/guide/指南'),
  page('/E1001', 'en', { to: '/guide/rules#e1001' }),
];

/** Paths that begin like those of pages, and contain an error. */
const anyPath = fc
  .array(
    fc.oneof(
      fc.constantFrom('', 'en', 'zh', 'guide', 'GUIDE', 'start', 'cli', 'cli.html', 'index', '..'),
      fc.constantFrom(
        'E1001',
        'e1001',
        'quick',
        '%E6%8C%87%E5%8D%97',
        '指南',
        '%2e%2e',
        '%00',
        '.',
      ),
      anyText,
    ),
    { maxLength: 6 },
  )
  .map((names) => `/${names.join('/')}`);

testForAll('every address matches a page of the site or none', anyPath, 3000, (wanted) => {
  const meant = findMeantPage(wanted, PAGES, 'en');
  if (meant) expect(PAGES).toContain(meant);
  expect([undefined, ...PAGES]).toContain(homeOf(wanted, PAGES));
  const nearest = nearestPages(wanted, PAGES);
  expect(nearest.length).toBeLessThanOrEqual(3);
  expect(new Set(nearest).size).toBe(nearest.length);
  for (const near of nearest) expect(PAGES).toContain(near);
});

testForAll(
  'a path has a form without a trailing slash, and words for search',
  anyPath,
  1000,
  (wanted) => {
    expect(canonicalPath(wanted)).toMatch(/^\/$|[^/]$/);
    expect(typeof queryFromPath(decodeOrKeep(wanted))).toBe('string');
    const routing = {
      locales: ['en', 'zh'],
      defaultLocale: 'en',
      versions: [],
      defaultVersion: undefined,
    };
    expect(['en', 'zh']).toContain(parsePath(wanted, routing as never).locale);
  },
);

describe('a server', () => {
  let folder: string;

  beforeAll(() => {
    folder = makeTempFolder();
    mkdirSync(path.join(folder, 'guide/start'), { recursive: true });
    for (const name of ['index.html', '404.html', 'guide/start/cli.html', 'guide/指南.html']) {
      writeFileSync(path.join(folder, name), name);
    }
    writeFileSync(path.join(folder, '_redirects'), '/E1001 /guide/start/cli 301\n');
  });

  testForAll(
    'responds with a file of its folder, a path of the site, or 404',
    anyPath,
    1000,
    async (wanted) => {
      const answer = await findAnswer(wanted, { folder, base: '/' });
      if (answer?.kind === 'file') {
        const file = path.join(folder, ...answer.names);
        expect(file.startsWith(folder + path.sep)).toBe(true);
      }
      if (answer?.kind === 'redirect') {
        expect(new URL(answer.location, 'https://example.com').origin).toBe('https://example.com');
      }
    },
  );
});
