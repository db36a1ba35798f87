import { HEADER_FORMATS, headersFor } from '@/scripts/deploy/headers';
import { restrictReport } from '@/scripts/export/report-policy';

test('every server is told every header, in its own words', () => {
  expect(HEADER_FORMATS).toEqual(['_headers', 'nginx', 'caddy']);
  expect(headersFor('_headers', '/docs/')).toMatch(
    /^\/docs\/\*\n {2}Content-Security-Policy: frame-ancestors 'self'\n/,
  );
  expect(headersFor('nginx', '/')).toContain(
    'add_header X-Content-Type-Options "nosniff" always;\n',
  );
  expect(headersFor('caddy', '/')).toMatch(
    /^header \{\n {2}Content-Security-Policy "frame-ancestors 'self'"\n[^}]*\}\n$/,
  );
  const counts = HEADER_FORMATS.map(
    (name) =>
      headersFor(name, '/').match(
        /Referrer-Policy|HSTS|Strict-Transport-Security|Permissions-Policy/g,
      )?.length,
  );
  expect(counts).toEqual([3, 3, 3]);
});

test('a report may run its own scripts and load nothing', () => {
  const html = restrictReport(
    '<!doctype html><html><head><meta charset="utf-8"><script>a("<b>")</script></head><body><script>c()</script></body></html>',
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
