import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type RealServer, startServer } from '../support/real-server';
import { pagesOf, SITES } from '../support/served-sites';

/** The line in most guides to nginx, and the default behavior of a server. */
const lineOfGuides = (base: string) =>
  `location / { try_files $uri $uri/ $uri.html =404; } error_page 404 ${base}404.html;`;

for (const site of SITES) {
  const { out, base } = site;
  /** The folder of such a page has the same name. Servers that look for folders first redirect to it. */
  const hasPagesBelow = ({ address }: { address: string }) =>
    !address.endsWith('/') && existsSync(path.join(out, decodeURI(address.slice(base.length))));
  const nginx = (rules: string) =>
    startServer(
      'nginx',
      site,
      ({ address, root }) =>
        `include /etc/nginx/mime.types; server { listen ${address}; root ${root}; absolute_redirect off; ${rules} }\n`,
    );

  describe(`the try_files line of most guides, for ${out}`, () => {
    let server: RealServer;
    beforeAll(() => {
      server = nginx(lineOfGuides(base));
    });
    afterAll(() => server.stop());

    test('every page without subpages is served at its clean address', async () => {
      for (const { address } of pagesOf(site).filter((page) => !hasPagesBelow(page))) {
        const { status, headers } = await server.ask(address);
        expect({ address, status, type: headers['content-type'] }).toEqual({
          address,
          status: 200,
          type: 'text/html',
        });
      }
    });

    test('a page with subpages is not, which the generated configuration fixes', async () => {
      for (const { address } of pagesOf(site).filter(hasPagesBelow)) {
        expect(await server.ask(address)).toMatchObject({
          status: 301,
          headers: { location: `${address}/` },
        });
      }
    });

    test('a missing page returns the 404 page', async () => {
      const text = readFileSync(path.join(out, '404.html'), 'utf8');
      expect(await server.ask(`${base}nothing`)).toMatchObject({ status: 404, text });
    });
  });

  for (const [name, start] of [
    ['nginx', () => nginx('')],
    [
      'caddy',
      () =>
        startServer(
          'caddy',
          site,
          ({ address, root }) => `${address} {\n\troot * ${root}\n\tfile_server\n}\n`,
        ),
    ],
  ] as const) {
    describe(`a file server without rules, ${name} for ${out}`, () => {
      test('home pages are served at their address, all others with .html', async () => {
        const server = start();
        for (const { address } of pagesOf(site).filter((own) => !hasPagesBelow(own))) {
          const isHome = address.endsWith('/');
          const page = isHome ? address : `${address}.html`;
          const statuses = [page, address].map(async (own) => (await server.ask(own)).status);
          expect([address, ...(await Promise.all(statuses))]).toEqual([
            address,
            200,
            isHome ? 200 : 404,
          ]);
        }
        server.stop();
      });
    });
  }
}
