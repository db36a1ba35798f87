import { mkdirSync } from 'node:fs';
import { checkSite } from '@/lib/content/check/check-site';
import { compilePage } from '@/lib/content/compile-page';
import { componentProps } from '@/lib/content/modules/component-props';
import { readModule } from '@/lib/content/modules/read-module';
import { readSite } from '@/lib/content/site';
import {
  type ContentFiles,
  inBothLanguages,
  makeContentFolder,
  shortProblems,
} from '../../../../support/content-folder';

const COUNTER = `'use client';
type Kind = 'small' | 'large';
interface Props { label: string; kind?: Kind; children?: React.ReactNode }
export function Counter({ label }: Props) { return <button>{label}</button>; }
`;

/** A site with a page in both languages and `components/Counter.tsx`. */
async function siteWith(text: string, files: ContentFiles = {}) {
  mkdirSync('.cache', { recursive: true });
  const pages = inBothLanguages('a.mdx', `# A\n\n${text}\n`);
  makeContentFolder({ 'components/Counter.tsx': COUNTER, ...pages, ...files }, '.cache');
  return readSite();
}

/** The errors in the English page, and in files that belong to no language. */
async function errorsIn(...args: Parameters<typeof siteWith>): Promise<string[]> {
  const problems = await checkSite(await siteWith(...args));
  return shortProblems(problems).filter((message) => !message.startsWith('zh/'));
}

test.each([
  '<Counter label="Clicks" />',
  'A word, <Counter label="Clicks" kind="large">Clicks</Counter>',
  '{[1, 2].map((value) => <Counter key={value} label="Clicks" />)}',
  '<Details title={<Counter label="Clicks" />}>Text</Details>',
])('%s makes the page one that imports code', async (text) => {
  const site = await siteWith(text);
  const page = site.routes.findByFile('en/a');
  if (!page) throw new Error('The page does not exist.');
  const { live, problems } = await compilePage(site, page);
  expect(problems).toEqual([]);
  expect(live?.isInteractive).toBe(true);
  expect(live?.tree).toMatch(/content-\w+\/components\/Counter\.tsx/);
});

test.each([
  [
    '<Countr />',
    'en/a.mdx:3:1: uses <Countr />, which nothing defines.\n  Did you mean <Counter>?',
  ],
  ['<Counter />', 'en/a.mdx:3:1: has <Counter> without label.\n  Write <Counter label="…">.'],
  [
    '<Counter label="a" knd="b" />',
    'en/a.mdx:3:1: has <Counter knd>, which <Counter> does not have.\n  Did you mean <Counter kind>?',
  ],
  [
    '<Counter label="a" kind="huge" />',
    'en/a.mdx:3:1: has <Counter kind="huge">, which does not exist.\n  Use one of small, large.',
  ],
])('%s is an error', async (text, message) => {
  expect(await errorsIn(text)).toEqual([message]);
});

test('a name that the page defines or imports has priority', async () => {
  expect(await errorsIn('export const Counter = () => <b>own</b>\n\n<Counter any="x" />')).toEqual(
    [],
  );
  const files = {
    'en/Counter.tsx': 'export const Counter = () => null;',
    'zh/Counter.tsx': 'export const Counter = () => null;',
  };
  const text = 'import { Counter } from \'./Counter\'\n\n<Counter any="x" />';
  expect(await errorsIn(text, files)).toEqual([]);
});

test('a piece may use a component, and errors are reported in the piece', async () => {
  const piece = 'Text.\n\n<Counter />\n';
  const files = { ...inBothLanguages('p-shared.mdx', piece) };
  expect(await errorsIn("import P from './p-shared.mdx'\n\n<P />", files)).toEqual([
    'en/p-shared.mdx:3:1: has <Counter> without label.\n  Write <Counter label="…">.',
  ]);
});

test('errors in a component are reported once, whether it is used or not', async () => {
  const files = {
    'components/Badge.tsx': 'export const Badge = () => null;',
    'components/Broken.tsx': 'export function Broken() {\n  return <b>;\n}\n',
    'components/Chart.tsx': "import { a } from './gone';\nexport const Chart = () => a;",
    'components/Unnamed.tsx': 'export const Other = () => null;',
    'components/words.ts': 'export const words = 1;',
  };
  const messages = await errorsIn('<Broken /> <Chart /> <Unnamed />', files);
  expect(messages).toEqual([
    'components/Badge.tsx: has the name of a component that pages have already.\n  Give it another name: OwnBadge.',
    expect.stringMatching(/^components\/Broken\.tsx:3: is not valid code: /),
    expect.stringMatching(/^components\/Chart\.tsx:1: imports \.\/gone, which does not exist\./),
    'components/Unnamed.tsx: does not export Unnamed.\n  Write `export function Unnamed() { … }`; a file that is not a component begins with a small letter.',
  ]);
});

test.each([
  ['export default function ({ a }: { a?: string }) {}', { a: {} }],
  [
    "export const X = (p: Readonly<{ a: 'x' } & B>) => null; type B = { b(): void }",
    {
      a: { isRequired: true, oneOf: ['x'] },
      b: { isRequired: true },
    },
  ],
  [
    'function X(p: B) {} interface B { "data-a": number } export { X }',
    {
      'data-a': { isRequired: true },
    },
  ],
  ['const X = function (p: { children: string }) {}; export default X', {}],
  ['export function X() {}', {}],
  ['export function X(p) {}', undefined],
  ["import type { P } from './p'; export function X(p: P) {}", undefined],
  ['interface A extends B {} export function X(p: A) {}', undefined],
  ['export function X(p: { [key: string]: string }) {}', undefined],
  ['export const X = memo(Y)', undefined],
])('the props of %s are %j', (code, props) => {
  const module = readModule('X.tsx', code);
  if ('message' in module) throw new Error(module.message);
  const name = code.includes('default') ? 'default' : 'X';
  expect(componentProps(module.statements, name)).toEqual(props);
});
