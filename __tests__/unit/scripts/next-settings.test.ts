import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setWorkspace } from '@/lib/content/workspace';
import { writeNextSettings } from '@/scripts/support/next-settings';
import { makeContentFolder } from '../../support/content-folder';
import { makeTempFolder } from '../../support/temp-folder';

const here = process.cwd();
const CONFIG = { base: '/docs/', defaultLocale: 'en', locales: [{ lang: 'en' }, { lang: 'zh' }] };

afterEach(() => {
  process.chdir(here);
  setWorkspace({ bundled: undefined });
});

function settingsOf(phase: 'development' | 'build', distDir?: string) {
  process.chdir(makeTempFolder());
  writeNextSettings(phase, CONFIG, distDir);
  return JSON.parse(readFileSync(`.cache/next/${phase}.json`, 'utf8'));
}

/** The root holds the project and the content, which is elsewhere. */
function rootOf(folder: string) {
  const [root = ''] = /^(?:\.\.\/)+/.exec(folder) ?? [];
  return { root: root.slice(0, -1), content: folder.slice(root.length) };
}

test('Next.js is told what depends on the content, in development and in a build', () => {
  const folder = path.relative(here, makeContentFolder({}));
  setWorkspace({ bundled: '.cache/live/test' });
  expect(settingsOf('build', '.next/export')).toEqual({
    base: '/docs/',
    languages: ['en', 'zh'],
    defaultLanguage: 'en',
    ...rootOf(folder),
    distDir: '.next/export',
    aliases: { '@/app/live-pages': './.cache/live/test/list.mjs' },
  });
  setWorkspace({ bundled: undefined });
  makeContentFolder({});
  expect(settingsOf('development').aliases).toEqual({});
});

test('content in the project has no other root', () => {
  makeContentFolder({}, here);
  expect(settingsOf('build')).toMatchObject({
    root: '.',
    content: expect.stringMatching(/^content-/),
  });
});

test('the aliases of a content folder lead into it', () => {
  const tsconfig = { compilerOptions: { paths: { '@parts/*': ['./parts/*'] } } };
  const content = makeContentFolder({ 'tsconfig.json': JSON.stringify(tsconfig) });
  const folder = path.relative(here, content);
  expect(settingsOf('build').aliases).toEqual({ '@parts/*': `./${folder}/parts/*` });
});
