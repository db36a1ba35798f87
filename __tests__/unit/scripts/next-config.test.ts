import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import * as segmentData from '@/app/segment-data';

/** The configuration loads TypeScript, which Jest cannot. */
const READ_CONFIG = `
const { default: config } = await import('./next.config.mjs');
const { turbopack } = await config('phase-production-build');
`;

/** Files that the loader of client components takes. */
const LIST_TAKEN = `
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
  expect(run(LIST_TAKEN, files)).toEqual(files.slice(0, 1));
});

test('Next.js takes the functions that split payloads from the module that a build replaces', async () => {
  const entry = readFileSync('node_modules/next/dist/esm/server/app-render/entry-base.js', 'utf8');
  const [, names = ''] = /export \{([^}]+)\} from '\.\/collect-segment-data'/.exec(entry) ?? [];
  const replaced = names.split(',').map((name) => name.trim());
  expect(replaced.sort()).toEqual(Object.keys(segmentData).sort());
  expect(run('console.log(JSON.stringify(turbopack.resolveAlias));')).toMatchObject({
    './collect-segment-data': './app/segment-data.ts',
  });
  expect(await segmentData.collectSegmentData()).toEqual(new Map());
  expect(await segmentData.collectPrefetchHints()).toBeNull();
});

/** What a script prints that has the configuration. */
function run(script: string, files: readonly string[] = []): unknown {
  const args = ['--input-type=module', '-e', READ_CONFIG + script, JSON.stringify(files)];
  const output = execFileSync(process.execPath, args, { encoding: 'utf8' });
  return JSON.parse(output.trim().split('\n').at(-1) ?? '');
}
