import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setWorkspace } from '@/lib/site/read/workspace';
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

test('Next.js is told what depends on the content, in development and in a build', () => {
  const folder = path.relative(here, makeContentFolder({}));
  setWorkspace({ bundled: '.cache/live/test' });
  expect(settingsOf('build', '.next/export')).toEqual({
    base: '/docs/',
    languages: ['en', 'zh'],
    defaultLanguage: 'en',
    content: folder,
    distDir: '.next/export',
    aliases: { '@/app/live-pages': './.cache/live/test/list.mjs' },
  });
  setWorkspace({ bundled: undefined });
  makeContentFolder({});
  expect(settingsOf('development').aliases).toEqual({});
});
