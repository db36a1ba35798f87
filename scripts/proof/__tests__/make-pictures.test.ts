import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { readPictureRecipes } from '@/lib/site/images/picture-recipes';
import { type Mode, makePictures } from '@/scripts/proof/pictures/make-pictures';
import type { OpenReport } from '@/scripts/proof/pictures/open-report';
import { buildSample } from '@/scripts/proof/pictures/reports';
import { fingerprintOf } from '@/scripts/proof/pictures/snapshot';
import { ensureChromium } from '@/scripts/support/chromium';

const RECIPES = `
- id: tree
  viewport: [1000, 800]
  crop: main
  phone: { size: [400, 300] }
  alt: { en: A tree, zh: 树 }
  caption: { en: Look., zh: 看。 }
`;
const FORMATS = ['800.webp', '1600.avif', 'phone.avif'];

let content: string;
const saved = process.env['CONTENT_DIR'];

beforeEach(() => {
  content = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  process.env['CONTENT_DIR'] = content;
  mkdirSync(path.join(content, 'pictures/tree'), { recursive: true });
  writeFileSync(path.join(content, 'pictures/recipes.yaml'), RECIPES);
  copyFileSync('content/pictures/report.yaml', path.join(content, 'pictures/report.yaml'));
});

afterEach(() => {
  if (saved === undefined) delete process.env['CONTENT_DIR'];
  else process.env['CONTENT_DIR'] = saved;
  rmSync(content, { recursive: true });
});

/** Captured images of a report that contains this text. */
function writePictures(text: string): void {
  const [recipe] = readPictureRecipes();
  const snapshot = `recipe ${recipe ? fingerprintOf(recipe) : ''}\n${text}\n`;
  for (const lang of ['en', 'zh']) {
    writeFileSync(path.join(content, `pictures/tree/${lang}.txt`), snapshot);
    for (const end of FORMATS.flatMap((format) => [`light.${format}`, `dark.${format}`])) {
      writeFileSync(path.join(content, `pictures/tree/${lang}.${end}`), 'old');
    }
  }
}

/** A report in which every element contains this text. */
function reportThatSays(text: string): OpenReport {
  const page = { locator: () => ({ first: () => ({ innerText: async () => text }) }) };
  return { show: async () => page as unknown as Page, close: async () => undefined };
}

async function run(report: OpenReport, mode: Partial<Mode> = {}) {
  const full = { isCheck: false, isAll: false, ...mode };
  const recipes = readPictureRecipes();
  const outcomes = await makePictures(report, { recipes, mode: full }, () => undefined);
  return outcomes
    .map(({ name, state, message }) => `${name} ${state} ${message ?? ''}`.trim())
    .sort();
}

/** The contents of the files of the image. */
function pictures(): string[] {
  const folder = path.join(content, 'pictures/tree');
  const names = readdirSync(folder).filter((name) => !name.endsWith('.txt'));
  return names.map((name) => readFileSync(path.join(folder, name), 'utf8'));
}

test('an image with the same text is up to date, although durations differ', async () => {
  writePictures('main.js …');
  const report = reportThatSays('main.js 512ms');
  for (const isCheck of [true, false]) {
    expect(await run(report, { isCheck })).toEqual(['tree (en) kept', 'tree (zh) kept']);
  }
});

test('a check reports differences and changes nothing', async () => {
  writePictures('main.js');
  expect(await run(reportThatSays('other.js'), { isCheck: true })).toEqual([
    'tree (en) stale is out of date.\n- main.js\n+ other.js',
    'tree (zh) stale is out of date.\n- main.js\n+ other.js',
  ]);
  expect(new Set(pictures())).toEqual(new Set(['old']));
});

test('an image with a missing file is out of date', async () => {
  writePictures('main.js');
  rmSync(path.join(content, 'pictures/tree/zh.dark.phone.avif'));
  const outcomes = await run(reportThatSays('main.js'), { isCheck: true });
  expect(outcomes.map((outcome) => outcome.split(' ')[2])).toEqual(['kept', 'stale']);
});

test('a recipe that fails is reported with the text of the page, and the old image stays', async () => {
  writePictures('main.js');
  const show = async () => {
    throw new Error('no longer matches the report: waiting for main\n  Text of the page: Nothing');
  };
  const message = 'no longer matches the report: waiting for main\n  Text of the page: Nothing';
  expect(await run({ ...reportThatSays(''), show })).toEqual([
    `tree (en) failed ${message}`,
    `tree (zh) failed ${message}`,
  ]);
  expect(new Set(pictures())).toEqual(new Set(['old']));
});

test('a recipe ignores lines by regular expressions; an invalid one is an error', () => {
  writeFileSync(path.join(content, 'pictures/recipes.yaml'), `${RECIPES}  omit: ['(']\n`);
  expect(() => readPictureRecipes()).toThrow('Write a regular expression.');
});

test('without Chromium the error names the path and the remedy', async () => {
  const before = process.env['CHROME_PATH'];
  process.env['CHROME_PATH'] = '/nowhere/chromium';
  try {
    await expect(ensureChromium()).rejects.toThrow(
      'No Chromium at /nowhere/chromium. Install one, or set CHROME_PATH to it.',
    );
  } finally {
    if (before === undefined) delete process.env['CHROME_PATH'];
    else process.env['CHROME_PATH'] = before;
  }
});

test('a sample that does not build fails with the error of the bundler', async () => {
  writeFileSync(path.join(content, 'build.mjs'), `throw new Error("Can't resolve './gone'")`);
  await expect(buildSample(content, {})).rejects.toThrow(
    /does not build.*Can't resolve '.\/gone'/s,
  );
});
