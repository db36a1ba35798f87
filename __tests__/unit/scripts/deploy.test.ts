import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { hostHeaders, SVG_POLICY } from '@/scripts/deploy/headers';
import { readRules } from '@/scripts/deploy/served-site';
import { SERVER_NAMES, serverConfig } from '@/scripts/deploy/server-config';
import { restrictReport } from '@/scripts/export/report-policy';

const POLICY = "default-src 'none'; script-src 'self' 'sha256-a='";
const SITE = {
  address: '80',
  host: 'example.com',
  root: '/srv',
  base: '/docs/',
  policy: POLICY,
  publicPages: ['demo/index.html', 'a.b.html'],
};

test('_headers contains every header, and immutable caching for hashed files', () => {
  expect(hostHeaders('/docs/')).toMatch(
    /^\/docs\/\*\n {2}Content-Security-Policy: frame-ancestors 'self'\n/,
  );
  expect(hostHeaders('/docs/')).toContain(
    `\n/docs/*.svg\n  Content-Security-Policy: ${SVG_POLICY}\n`,
  );
  expect(hostHeaders('/docs/')).toMatch(
    /\n\/docs\/_next\/static\/\*\n {2}Cache-Control: public, max-age=31536000, immutable\n$/,
  );
});

test('the rules of _redirects are parsed without duplicates, with decoded paths', () => {
  const text = '/E1 /a#e1 301!\n/E1 /a#e1 301\n/%E6%97%A7 https://example.com/ 301\n';
  expect(readRules(text)).toEqual([
    { from: '/E1', to: '/a#e1' },
    { from: '/旧', to: 'https://example.com/' },
  ]);
});

test.each(SERVER_NAMES)(
  'the configuration of %s contains every rule, with escaped addresses',
  (name) => {
    const rules = [{ from: '/docs/旧', to: '/docs/price#in-$' }];
    const config = serverConfig(name, { ...SITE, rules });
    expect(config).toContain('"/docs/旧"');
    expect(config).toContain('/srv');
    expect(config.includes('server_name example.com;')).toBe(name === 'nginx');
    if (name === 'nginx') expect(config).toContain('"/docs/price$is_args$args#in-%24"');
  },
);

test('the policy of the pages is a header too, but not of SVG and of pages in public/', () => {
  const nginx = serverConfig('nginx', { ...SITE, rules: [] });
  expect(nginx).toContain(`  default "${POLICY}; frame-ancestors 'self'";`);
  expect(nginx).toContain(`  "~*\\.svg$" "${SVG_POLICY}";`);
  const [, ...patterns] = [...nginx.matchAll(/"~\*?(\S+)" "[^"]*frame-ancestors[^"]*";/g)].map(
    ([, pattern = '']) => new RegExp(pattern),
  );
  const isPublic = (address: string) => patterns.some((pattern) => pattern.test(address));
  const own = ['/docs/demo/', '/docs/demo/index.html', '/docs/a.b', '/docs/a.b.html'];
  expect(own.filter(isPublic)).toEqual(own);
  expect(['/docs/', '/docs/demo/x', '/docs/axb', '/demo/'].filter(isPublic)).toEqual([]);

  const caddy = serverConfig('caddy', { ...SITE, rules: [] });
  expect(caddy).toContain(`Content-Security-Policy "${POLICY}; frame-ancestors 'self'"`);
  expect(caddy).toContain(`header @svg Content-Security-Policy "${SVG_POLICY}"`);
  for (const address of own) expect(caddy).toMatch(new RegExp(`@public path .*"${address}"`));
  expect(serverConfig('caddy', { ...SITE, rules: [], publicPages: [] })).not.toContain('@public');
});

test.each([
  ['/', '/index.html'],
  ['/docs/zh/', '/docs/zh/index.html'],
  ['/guide/start/cli', '/guide/start/cli.html'],
  ['/guide/start/cli.txt', '/guide/start/cli.txt'],
  ['/static/report.1a2b3c4d.avif', '/static/report.1a2b3c4d.avif'],
  ['/blog/v1.2', '/blog/v1.2.html'],
])('CloudFront takes %s from %s', (uri, file) => {
  const code = readFileSync('scripts/deploy/cloudfront-function.js', 'utf8');
  const request = { uri };
  runInNewContext(`${code}; handler({ request })`, { request });
  expect(request.uri).toBe(file);
});

test('the policy of a report allows its own scripts and no requests', () => {
  const html = restrictReport(
    '<!doctype html><html><head><meta charset="utf-8"><script>a("<b>")</script></head><body><script>c()</script></body></html>',
    'public/demo.html',
  );
  const [, policy = ''] =
    /<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(
      html,
    ) ?? [];
  expect(policy).toMatch(
    /^default-src 'none'; script-src 'sha256-[^']+' 'sha256-[^']+'; style-src 'unsafe-inline'; img-src data:;/,
  );
  expect(html).toContain('<script>a("<b>")</script>');
});

test('a page in public/ that leads readers elsewhere is refused by name', () => {
  const html = '<html><head><meta http-equiv="Refresh" content="0;url=https://evil.example">';
  expect(() => restrictReport(html, 'public/a.html')).toThrow(
    'public/a.html contains <meta http-equiv="refresh">',
  );
});
