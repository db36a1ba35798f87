import { findRedirect, pathsOf, redirectPage, redirectRules } from '@/lib/redirects';

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

test('the redirect page works without script, and escapes titles and addresses', () => {
  const html = redirectPage(
    { ...redirect, href: '/?a="&b', title: '</title><b>"' },
    'https://example.com/?a="&b',
  );
  expect(html).toContain('content="0; url=/?a=&quot;&amp;b"');
  expect(html).toContain('rel="canonical" href="https://example.com/?a=&quot;&amp;b"');
  expect(html).toContain('<title>&lt;/title&gt;&lt;b&gt;&quot;</title>');
  expect(html).not.toContain('<script');
});
