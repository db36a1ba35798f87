import { CHECKS, checkSite, textOfReport } from '@/scripts/check-site/checks';
import { readSite } from '@/scripts/check-site/site';
import { type Files, filesOf, smallSite } from '../../support/small-site';

const BUDGET = { pages: {}, folder: { megabytes: 1 } };

/**
 * The problems in the small site after a change: `check: file: message: element`.
 *
 * @param only The name of the check to run; all of them by default.
 */
function problemsAfter(change: (files: Files) => void, only?: string): string[] {
  const files = smallSite();
  change(files);
  const site = readSite(filesOf(files));
  const found: string[] = [];
  for (const { name, find } of CHECKS.filter((check) => only === undefined || check.name === only))
    for (const { file, message, element = '' } of find(site, BUDGET))
      found.push(`${name} | ${file} | ${message} | ${element}`);
  return found;
}

/** Replaces a part of a file, which must exist. */
function replace(files: Files, file: string, part: string, by: string): void {
  const text = String(files[file]);
  if (!text.includes(part)) throw new Error(`${file} does not contain ${part}.`);
  files[file] = text.replace(part, by);
}

test('a site without errors passes every check', () => {
  expect(problemsAfter(() => {})).toEqual([]);
});

const GUIDE = 'guide.html';

const FAULTS: [what: string, file: string, part: string, by: string, found: string][] = [
  [
    'a broken anchor',
    GUIDE,
    '#part',
    '#gone',
    'links | guide.html | “/guide#gone” leads to guide.html, which has no element with id “gone”. | <a href="/guide#gone">',
  ],
  [
    'a link in another letter case',
    GUIDE,
    'href="/guide#',
    'href="/Guide#',
    'links | guide.html | “/Guide#part” leads to a file that the export does not contain. | <a href="/Guide#part">',
  ],
  [
    'a link to a redirect',
    GUIDE,
    '/guide#part',
    '/old',
    'links | guide.html | “/old” leads to a redirect, old.html: link to its target instead. | <a href="/old">',
  ],
  [
    'a missing image',
    GUIDE,
    '<p>',
    '<p><img alt="" src="/gone.png">',
    'links | guide.html | “/gone.png” leads to a file that the export does not contain. | <img src="/gone.png">',
  ],
  [
    'a missing candidate of an image',
    GUIDE,
    '<p>',
    '<p><img alt="" src="/icon.svg" srcset="/icon.svg 1x, /gone.png 2x">',
    'links | guide.html | “/gone.png” leads to a file that the export does not contain',
  ],
  [
    'a changed script',
    'static/reading/a.js',
    'start',
    'other',
    'integrity | guide.html | static/reading/a.js does not match the hash in the page. | <script src="/static/reading/a.js">',
  ],
  [
    'a duplicate id',
    GUIDE,
    '<p>',
    '<p id="part">',
    'html | guide.html | Duplicate ID "part" (no-dup-id) | html > body > main > article > h2',
  ],
  [
    'a skipped level',
    GUIDE,
    'h2 id="part">Part</h2',
    'h4 id="part">Part</h4',
    'html | guide.html | Heading level can only increase by one, expected <h2> but got <h4> (heading-level)',
  ],
  [
    'a page without description',
    GUIDE,
    '<meta name="description" content="About Guide.">',
    '',
    'head | guide.html | The page has no description. | ',
  ],
  [
    'the title of another page',
    GUIDE,
    '<title>Guide',
    '<title>Home',
    'head | index.html | guide.html has the same title: “Home - Site”.',
  ],
  [
    'a wrong language',
    'zh/guide.html',
    'lang="zh"',
    'lang="en"',
    'head | zh/guide.html | <html lang="en"> is not “zh”, as routes.json says.',
  ],
  [
    'a canonical address that leads nowhere',
    GUIDE,
    'canonical" href="https://example.com/guide',
    'canonical" href="https://example.com/gone',
    'addresses | guide.html | The canonical link https://example.com/gone leads to no page.',
  ],
  [
    'no x-default',
    GUIDE,
    '<link rel="alternate" hreflang="x-default" href="https://example.com/guide">',
    '',
    'languages | guide.html | No hreflang="x-default".',
  ],
];

test.each(FAULTS)('%s is found', (_, file, part, by, found) => {
  const [check] = found.split(' | ');
  const problems = problemsAfter((files) => replace(files, file, part, by), check);
  expect(problems.find((problem) => problem.startsWith(found)) ?? problems).toContain(found);
});

test('an unused file is found, with the purpose of such files', () => {
  const problems = problemsAfter((files) => {
    files['static/old.js'] = '';
  });
  expect(problems).toEqual([
    'files | static/old.js | Nothing uses this file, which is for the browser, for a page or a script. | ',
  ]);
});

test('sizes over the budget are found', () => {
  const site = readSite(filesOf(smallSite()));
  const budget = { pages: { 'guide.html': { html: 0.1 } }, folder: { megabytes: 0 } };
  const messages = checkSite('out', site, budget).checks.flatMap(({ problems }) =>
    problems.map(({ message }) => message),
  );
  expect(messages[0]).toMatch(/^html is [\d.]+, [\d.]+ over its budget\.$/);
});

test('the report contains the checks and the problems', () => {
  const files = smallSite();
  replace(files, GUIDE, '#part', '#gone');
  const text = textOfReport(checkSite('out', readSite(filesOf(files)), BUDGET)).split('\n');
  expect(text[0]).toBe('out: 4 pages, 1 redirects, 20 files');
  expect(text).toContain(
    'FAIL  links: Every address in a page leads to an existing file and anchor, with the same case. Problems: 1',
  );
  expect(text.at(-1)).toBe('out: 7 checks passed, 1 failed');
});
