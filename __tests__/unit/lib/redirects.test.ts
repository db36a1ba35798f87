import { JSDOM } from 'jsdom';
import { findRedirect, pathsOf, redirectRules } from '@/lib/redirects';
import { LEAD_ON, redirectPage } from '@/scripts/publish/redirect-page';

const redirect = { from: '/E1001', href: '/docs/guide/rules#e1001', title: 'Rules', locale: 'en' };

test('a redirect has rules as written and in lower case', () => {
  expect(pathsOf(redirect)).toEqual(['/E1001', '/e1001']);
  expect(pathsOf({ from: '/old' })).toEqual(['/old']);
});

test('a redirect is found in any letter case', () => {
  expect(findRedirect([redirect], '/e1001')).toBe(redirect);
  expect(findRedirect([redirect], '/E1002')).toBeUndefined();
});

test('the rules have the base path, and work on every host', () => {
  expect(redirectRules([redirect, { ...redirect, from: '/指南' }], '/docs/')).toBe(
    `/docs/E1001 /docs/guide/rules#e1001 301!
/docs/E1001 /docs/guide/rules#e1001 301
/docs/e1001 /docs/guide/rules#e1001 301!
/docs/e1001 /docs/guide/rules#e1001 301
/docs/%E6%8C%87%E5%8D%97 /docs/guide/rules#e1001 301!
/docs/%E6%8C%87%E5%8D%97 /docs/guide/rules#e1001 301
`,
  );
});

test('targets are written as hosts send them, and escapes stay as they are', () => {
  const rule = (href: string) =>
    redirectRules([{ ...redirect, from: '/a', href }], '/').split(' ')[1];
  expect(rule('/指南/a#锚')).toBe('/%E6%8C%87%E5%8D%97/a#%E9%94%9A');
  expect(rule('/%E6%8C%87?a=%25')).toBe('/%E6%8C%87?a=%25');
});

test('a path with anchors of its own has no rule, because a host never sees the anchor', () => {
  const part = { ...redirect, from: '/E1001#part' };
  const other = { ...redirect, from: '/other' };
  expect(redirectRules([redirect, part, other], '/')).not.toMatch(/^\/E1001/im);
  expect(redirectRules([redirect, part, other], '/')).toContain('/other ');
});

test('the redirect page works without script, and escapes titles and addresses', () => {
  const html = redirectPage(
    { ...redirect, href: '/?a="&b', title: '</title><b>"' },
    'https://example.com/?a="&b',
    [],
  );
  expect(html).toContain('<noscript><meta http-equiv="refresh" content="0; url=/?a=&quot;&amp;b"');
  expect(html).toContain('rel="canonical" href="https://example.com/?a=&quot;&amp;b"');
  expect(html).toContain('<title>&lt;/title&gt;&lt;b&gt;&quot;</title>');
});

test.each([
  ['/docs/guide/rules', '', '/docs/guide/rules'],
  ['/docs/guide/rules', '?x=1#part', '/docs/guide/rules?x=1#part'],
  ['/docs/guide/rules?tab=npm#e1001', '?x=1#part', '/docs/guide/rules?tab=npm#e1001'],
  ['/docs/guide/rules#e1001', '?x=1#old', '/docs/guide/new?x=1#part'],
  ['/docs/guide/rules#e1001', '#%E6%97%A7', '/docs/guide/new#zh'],
])('the page of a redirect to %s leads from an address with %s to %s', (href, rest, target) => {
  const anchors = [
    { ...redirect, from: '/E1001#old', href: '/docs/guide/new#part' },
    { ...redirect, from: '/E1001#旧', href: '/docs/guide/new#zh' },
  ];
  const html = redirectPage({ ...redirect, href }, '', anchors);
  const { document, location } = new JSDOM(html, { url: `https://example.com/E1001${rest}` })
    .window;
  const replace = jest.fn();
  new Function('document', 'location', LEAD_ON)(document, {
    search: location.search,
    hash: location.hash,
    replace,
  });
  expect(replace.mock.calls).toEqual([[`https://example.com${target}`]]);
});
