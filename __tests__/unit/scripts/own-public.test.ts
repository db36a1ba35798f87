import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { answerPublicFiles } from '@/scripts/support/own-public.mjs';
import { makeContentFolder } from '../../support/content-folder';

test('the public files of the content folder are served, and those of this project are not found', async () => {
  const folder = makeContentFolder({
    'public/a b.txt': 'own',
    'public/demo/index.html': 'index',
    'secret.txt': 'secret',
    'project/logo.svg': 'other',
    'project/static/made.png': 'made',
  });
  answerPublicFiles({
    folder: path.join(folder, 'public'),
    own: path.join(folder, 'project'),
    base: '/docs/',
  });
  const server = createServer((_, response) => response.end('page'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const ask = async (url: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${url}`);
    return response.ok ? response.text() : response.status;
  };
  expect(await ask('/docs/a%20b.txt?v=1')).toBe('own');
  expect(await ask('/docs/demo')).toBe('index');
  expect(await ask('/docs/logo.svg')).toBe(404);
  for (const url of [
    '/a%20b.txt',
    '/docs/',
    '/docs/static/made.png',
    '/docs/..%2fsecret.txt',
    '/docs/%',
  ])
    expect(await ask(url)).toBe('page');
  server.close();
  server.closeAllConnections();
});
