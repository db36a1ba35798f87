import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { putInPlace, requireReplaceable } from '@/scripts/support/out-folder';
import { makeTempFolder } from '../../support/temp-folder';

const ROUTES = JSON.stringify([{ path: '/', title: 'Home', lang: 'en' }]);

let root: string;
let out: string;

beforeEach(() => {
  root = makeTempFolder();
  out = path.join(root, 'out');
});

function write(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
}

test('a folder that is missing, empty or from a build may be replaced', async () => {
  await expect(requireReplaceable(out)).resolves.toBeUndefined();
  await expect(requireReplaceable(path.join(out, 'deeper'))).resolves.toBeUndefined();
  mkdirSync(out);
  await expect(requireReplaceable(out)).resolves.toBeUndefined();
  write(out, { 'index.html': 'home', 'routes.json': ROUTES });
  await expect(requireReplaceable(out)).resolves.toBeUndefined();
});

test.each([
  ['another project', { 'index.html': '<script src="src/main.ts">', 'src/main.ts': 'work' }],
  ['routes of another kind', { 'index.html': '', 'routes.json': '["/a", "/b"]' }],
  ['routes that are not JSON', { 'routes.json': 'GET /' }],
  ['no routes at all', { 'routes.json': '[]' }],
  ['one hidden file', { '.env': 'SECRET=1' }],
])('a folder with %s is not replaced', async (_, files) => {
  write(out, files);
  await expect(requireReplaceable(out)).rejects.toThrow(
    `${out} contains files that are not from a build, so the build does not replace it. Set OUT_DIR to another folder.`,
  );
});

test('a site that contains a git repository is not replaced', async () => {
  write(out, { 'routes.json': ROUTES, '.git/HEAD': 'ref: refs/heads/gh-pages' });
  await expect(requireReplaceable(out)).rejects.toThrow(`${out} contains a git repository`);
});

test('a file is not replaced', async () => {
  writeFileSync(out, 'text');
  await expect(requireReplaceable(out)).rejects.toThrow(`${out} is not a folder`);
});

test.each(['public/x', 'content/x', 'app/x', '.next/export', 'node_modules/x'])(
  'the folder %s, which a build reads or empties, is refused',
  async (folder) => {
    await expect(requireReplaceable(folder)).rejects.toThrow(`${folder} is inside `);
  },
);

test('an empty OUT_DIR counts as none', () => {
  const before = process.env['OUT_DIR'];
  process.env['OUT_DIR'] = '';
  jest.isolateModules(() => {
    expect(jest.requireActual('@/scripts/support/stamp').OUT_DIR).toBe('out');
  });
  if (before === undefined) delete process.env['OUT_DIR'];
  else process.env['OUT_DIR'] = before;
});

test('a new site replaces the old one, and other files do not change', async () => {
  const others = { 'out.new/thesis.txt': 'new', 'out.build-my-notes/old/thesis.txt': 'old' };
  write(root, { 'export/index.html': 'today', 'out/index.html': 'yesterday', ...others });
  // With a slash, as a shell completes the name.
  await putInPlace(path.join(root, 'export'), `${out}/`);
  expect(readFileSync(path.join(out, 'index.html'), 'utf8')).toBe('today');
  expect(readdirSync(root)).toEqual(['out', 'out.build-my-notes', 'out.new']);
  expect(readdirSync(path.join(root, 'out.build-my-notes/old'))).toEqual(['thesis.txt']);
});

test('if the new site is missing, the old one stays', async () => {
  write(out, { 'index.html': 'yesterday' });
  await expect(putInPlace(path.join(root, 'missing'), out)).rejects.toThrow('ENOENT');
  expect(readdirSync(root)).toEqual(['out']);
  expect(readFileSync(path.join(out, 'index.html'), 'utf8')).toBe('yesterday');
});
