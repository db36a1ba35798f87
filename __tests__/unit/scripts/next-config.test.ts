import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Files that the loader of client components takes; the configuration loads TypeScript, which Jest cannot. */
const SCRIPT = `
const { default: config } = await import('./next.config.mjs');
const { turbopack } = await config('phase-production-build');
const [{ condition: { all } }] = Object.values(turbopack.rules);
const isTaken = (file) =>
  all.every(({ path, not }) => (path?.test(file) ?? true) && !not?.path?.test(file));
console.log(JSON.stringify(JSON.parse(process.argv[1]).filter(isTaken)));
`;

test('the loader of client components takes files of the content folder, and no packages', () => {
  // That of the last build, which may be of another site.
  const settings = '.cache/next/build.json';
  const content = existsSync(settings)
    ? JSON.parse(readFileSync(settings, 'utf8')).content
    : 'content';
  const files = [`${content}/components/Counter.tsx`, `node_modules/x/${content}/Counter.tsx`];
  const args = ['--input-type=module', '-e', SCRIPT, JSON.stringify(files)];
  const output = execFileSync(process.execPath, args, { encoding: 'utf8' });
  expect(JSON.parse(output.trim().split('\n').at(-1) ?? '')).toEqual(files.slice(0, 1));
});
