import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { hostHeaders, SVG_POLICY } from '@/scripts/deploy/headers';
import { restrictReport } from '@/scripts/export/report-policy';

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
