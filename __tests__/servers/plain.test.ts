import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describeServer, type RealServer, startServer } from '../support/real-server';
import { pagesOf, SITES } from '../support/served-sites';

/** What most guides to nginx give, and what a server does without being told anything. */
const lineOfGuides = (base: string) =>
  `location / { try_files $uri $uri/ $uri.html =404; } error_page 404 ${base}404.html;`;

for (const site of SITES) {
  const { out, base } = site;
  /** The folder of such a page has its name. Servers that look for folders first send the reader to it. */
  const hasPagesBelow = ({ address }: { address: string }) =>
    !address.endsWith('/') && existsSync(path.join(out, decodeURI(address.slice(base.length))));
  const nginx = (rules: string) =>
    startServer(
      'nginx',
      site,
      ({ address, root }) =>
        `include /etc/nginx/mime.types; server { listen ${address}; root ${root}; absolute_redirect off; ${rules} }\n`,
    );

  describeServer('nginx', `the line that most guides give, over ${out}`, () => {
    let server: RealServer;
    beforeAll(() => {
      server = nginx(lineOfGuides(base));
    });
    afterAll(() => server.stop());

    test('every page without pages below it is at its clean address', async () => {
      for (const { address } of pagesOf(site).filter((page) => !hasPagesBelow(page))) {
        const { status, headers } = await server.ask(address);
        expect({ address, status, type: headers['content-type'] }).toEqual({
          address,
          status: 200,
          type: 'text/html',
        });
      }
    });

    test('a page with pages below it is not, which the generated configuration mends', async () => {
      for (const { address } of pagesOf(site).filter(hasPagesBelow)) {
        expect(await server.ask(address)).toMatchObject({
          status: 301,
          headers: { location: `${address}/` },
        });
      }
    });

    test('a missing page is answered with the 404 page', async () => {
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
    describeServer(name, `a file server without any rule, ${name} over ${out}`, () => {
      test('home pages are at their address, all others with .html, and their data beside them', async () => {
        const server = start();
        for (const { address } of pagesOf(site).filter((own) => !hasPagesBelow(own))) {
          const isHome = address.endsWith('/');
          const page = isHome ? address : `${address}.html`;
          const data = isHome ? `${address}index.txt` : `${address}.txt`;
          const statuses = [page, data, address].map(async (own) => (await server.ask(own)).status);
          expect([address, ...(await Promise.all(statuses))]).toEqual([
            address,
            200,
            200,
            isHome ? 200 : 404,
          ]);
        }
        server.stop();
      });
    });
  }
}
