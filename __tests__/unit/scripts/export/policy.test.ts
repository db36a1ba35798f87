import { LOGO_STYLE, resolveSearch, type SearchConfig } from '@/lib/search/search-modes';
import { checkPolicy } from '@/scripts/export/passes/check-policy';
import { statePolicy } from '@/scripts/export/passes/state-policy';
import { policyOf, sourceOf } from '@/scripts/export/policy';
import { EARLY, passed, READING } from '../../../support/next-page';

interface Config {
  search?: SearchConfig;
  imageOrigins?: string[];
  connectOrigins?: string[];
}

function policyFor(
  { search, imageOrigins = [], connectOrigins = [] }: Config,
  scripts: string[] = [],
) {
  return policyOf({ search: resolveSearch(search), imageOrigins, connectOrigins }, scripts);
}

const OWN_SCRIPT = 'f("$&")';
const POLICY = policyFor({ imageOrigins: ['https://img.example.com'] }, [OWN_SCRIPT]);

/** A page without the framework. */
function checked(body: string): string {
  const check = checkPolicy(POLICY, 'https://example.com');
  const html = `<head><meta charset="utf-8">${EARLY}${READING}<title>T</title></head>${body}`;
  return passed(html, check, statePolicy(POLICY));
}

test('the policy allows only what pages need, without unsafe sources', () => {
  expect(POLICY.text).toMatch(/^default-src 'none'; script-src 'self' 'sha256-[^']+'; /);
  expect(POLICY.text).not.toMatch(/unsafe|\*|https:(?!\/\/img\.example\.com)/);
  expect(POLICY.text).toContain("img-src 'self' data: https://img.example.com;");
});

test('the policy follows the encoding, before all elements that it applies to', () => {
  const [head = ''] = checked('<main></main>').split('<script');
  expect(head).toContain(
    `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY.text}">`,
  );
});

test.each([
  [
    'a service',
    { mode: 'remote', remote: { url: 'https://search.example.com/find?a=1' } },
    "connect-src 'self' https://search.example.com;",
  ],
  [
    'a service on its own origin',
    { mode: 'remote', remote: { url: '/find' } },
    "connect-src 'self';",
  ],
  ['its own index', { mode: 'local' }, "connect-src 'self';"],
] as const)('a site with search by %s may connect only to that', (_, search, expected) => {
  expect(policyFor({ search }).text).toContain(expected);
});

test('a hosted search may connect to the hosts of its application, show its logo, and send events only if it is told to', () => {
  const hosted = { appId: 'APP', apiKey: 'key', indexName: 'docs' };
  const policyWith = (insights: boolean) =>
    policyFor({ search: { mode: 'hosted', hosted: { ...hosted, insights } } }).text;
  expect(policyWith(false)).toContain(
    "connect-src 'self' https://APP-dsn.algolia.net https://APP.algolia.net https://APP-1.algolianet.com",
  );
  expect(policyWith(false)).toContain(`style-src 'self' ${sourceOf(LOGO_STYLE)};`);
  expect(policyWith(false)).not.toContain('https://insights.algolia.io');
  expect(policyWith(true)).toContain('https://insights.algolia.io');
  expect(policyWith(true)).toContain("script-src 'self';");
});

test('search hooks may connect to the origins in the configuration', () => {
  expect(policyFor({ connectOrigins: ['https://api.example.com'] }).text).toContain(
    "connect-src 'self' https://api.example.com;",
  );
});

test.each([
  [
    'its own scripts and data',
    `<script>${OWN_SCRIPT}</script><script type="application/ld+json">{}</script>`,
  ],
  [
    'its own files',
    '<img src="/a.png" srcset="/a.png 1x, /b,c.png 2x"><iframe src="/demo/"></iframe><form action="/search"></form>',
  ],
  ['its own address in full', '<img src="https://example.com/a.png">'],
  [
    'images as data URLs',
    '<img src="data:image/png;base64,AA" srcset="data:image/png;base64,AA,BB 2x">',
  ],
  [
    'images from a configured origin',
    '<picture><source srcset="https://img.example.com/a.avif 2x"><img src="https://img.example.com/a.png" data-zoom-src="https://img.example.com/b.png"></picture>',
  ],
  [
    'icons and early pictures from a configured origin',
    '<link rel="icon" href="https://img.example.com/a.svg"><link rel="preload" as="image" href="https://img.example.com/b.avif">',
  ],
  ['external links', '<a href="https://elsewhere.example/">a</a><a href="mailto:a@b.c">b</a>'],
])('a page may contain %s', (_, body) => {
  expect(checked(body)).toContain(body);
});

test.each([
  ['an inline script', '<script>alert(1)</script>', '<script> contains the script “alert(1)”'],
  ['a module', '<script type="module">import "/a.js"</script>', 'contains the script'],
  [
    'a style attribute',
    '<p class="a" style="color: red">x</p>',
    '<p class="a" style="color: red"> has a style attribute',
  ],
  ['styles', '<style>p{}</style>', '<style> contains styles'],
  ['a handler', '<p onclick="f()">x</p>', 'has the attribute onclick'],
  [
    'a redirect',
    '<meta http-equiv="refresh" content="0;url=https://evil.example">',
    'would act as a response header',
  ],
  ['where a form is sent', '<button formaction="/a">x</button>', 'has the attribute formaction'],
  ['another base', '<base href="https://evil.example/">', 'changes all addresses'],
  ['code in a link', '<a href=" javascript:f()">x</a>', 'has an address that runs code'],
  [
    'a foreign image',
    '<img src="/a.png" srcset="/a.png 1x, https://cdn.example/b.png 2x">',
    'loads https://cdn.example/b.png',
  ],
  [
    'a foreign style sheet',
    '<link rel="stylesheet" href="//cdn.example/a.css">',
    'loads //cdn.example/a.css',
  ],
  ['a foreign frame', '<iframe src="https://cdn.example/"></iframe>', 'loads https://cdn.example/'],
  ['a foreign frame as data', '<iframe src="data:text/html,x"></iframe>', 'loads data:text/html,x'],
])('a page with %s stops the build, with the page and the element', (_, body, expected) => {
  expect(() => checked(body)).toThrow(/^\/guide\/a: </);
  expect(() => checked(body)).toThrow(expected);
  expect(() => checked(body)).toThrow('the security policy of the site does not allow');
});

test('all violations of a page are reported together', () => {
  expect(() => checked('<p style="a">x</p><p onclick="f()">y</p>')).toThrow(
    /style attribute[^\n]*\n[^\n]*onclick/,
  );
});
