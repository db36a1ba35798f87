import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readPort, requireFreePort } from '@/scripts/serve/port';

const before = process.env['PORT'];

afterEach(() => {
  if (before === undefined) delete process.env['PORT'];
  else process.env['PORT'] = before;
});

test.each([
  [undefined, [], 3000],
  ['', [], 3000],
  ['4000', [], 4000],
  ['0', [], 0],
  ['4000', ['--port', '5000'], 5000],
  [undefined, ['--port=5000'], 5000],
])('PORT %p and the options %p give the port %p', (variable, options, port) => {
  if (variable === undefined) delete process.env['PORT'];
  else process.env['PORT'] = variable;
  expect(readPort(3000, options)).toBe(port);
});

test.each(['abc', '-1', '65536', '80.5', '0x50', ' '])(
  'the port %p is rejected with a message',
  (text) => {
    process.env['PORT'] = text;
    expect(() => readPort(3000, [])).toThrow(
      `PORT is “${text}”, but a port must be a number up to 65535. Try PORT=3000.`,
    );
    expect(() => readPort(3000, [`--port=${text}`])).toThrow(/^--port is “.+Try --port 3000\.$/);
  },
);

test.each([['--prot', '4000'], ['4000']])('unknown options are rejected: %p', (...options) => {
  expect(() => readPort(3000, options)).toThrow('The only one is `--port 4000`, after `--`.');
});

test('a port that is taken is an error before any work', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await expect(requireFreePort({ port })).rejects.toThrow(
    `Port ${port} is taken. Choose another with \`-- --port\` or PORT.`,
  );
  await new Promise((resolve) => server.close(resolve));
  await expect(requireFreePort({ port })).resolves.toBeUndefined();
});
