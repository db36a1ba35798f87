import { RELEASES, type Release } from '../../../lib/releases';
import { codeFor } from '../projects/prepare';
import { withoutComments } from './comments';
import type { Fence } from './fences';

/** How a `check` block is checked, by its language. */
type SampleKind = 'module' | 'json' | 'yaml' | 'commands';

const KINDS: Record<string, SampleKind> = {
  js: 'module',
  javascript: 'module',
  mjs: 'module',
  cjs: 'module',
  jsx: 'module',
  ts: 'module',
  typescript: 'module',
  mts: 'module',
  tsx: 'module',
  json: 'json',
  jsonc: 'json',
  yaml: 'yaml',
  yml: 'yaml',
  bash: 'commands',
  sh: 'commands',
  shell: 'commands',
};

/** Programs whose configuration a sample may be; `next` is not built here. */
export type Builder = 'rspack' | 'webpack' | 'rsbuild';

const KNOWN_IN_BOTH = { defineConfig: '@rsbuild/core', execute: '@rsdoctor/cli' };

/** Names that a sample may use without an import, because the text around it has introduced them. */
const KNOWN: Readonly<Record<Release, Record<string, string>>> = {
  '1.6': {
    ...KNOWN_IN_BOTH,
    RsdoctorRspackPlugin: '@rsdoctor/rspack-plugin',
    RsdoctorRspackMultiplePlugin: '@rsdoctor/rspack-plugin',
    RsdoctorWebpackPlugin: '@rsdoctor/webpack-plugin',
    RsdoctorWebpackMultiplePlugin: '@rsdoctor/webpack-plugin',
    defineRule: '@rsdoctor/core/rules',
  },
  '2.0': {
    ...KNOWN_IN_BOTH,
    RsdoctorRspackPlugin: '@rsdoctor/core',
    migrateRsdoctorOptions: '@rsdoctor/core',
    defineRule: '@rsdoctor/core',
  },
};

/** Only 1.6 builds with these. */
const WEBPACK = /webpack|\bnext\b/i;

const CONFIGURATION: Partial<Record<Builder, string>> = {
  rspack: "import('@rspack/core').Configuration",
  webpack: "import('webpack').Configuration",
};

/** Undefined for a language that cannot be checked. */
export function sampleKindOf({ lang }: Fence): SampleKind | undefined {
  return KINDS[lang];
}

/** The words of `check="harbor types"`. */
export function checkWords({ mode, value }: Fence): ReadonlySet<string> {
  return new Set(mode === 'check' ? (value?.split(' ') ?? []) : []);
}

/** An excerpt from the project file that its title names. */
export function isExcerpt(fence: Fence): boolean {
  return checkWords(fence).has('excerpt');
}

/** An interface of the packages, which is compared with their types. */
export function isInterface(fence: Fence): boolean {
  return checkWords(fence).has('interface');
}

/** Whether the types of a sample are checked. */
export function isTyped(fence: Fence): boolean {
  const isModule = fence.mode === 'check' && sampleKindOf(fence) === 'module';
  return isModule && !isExcerpt(fence) && !isInterface(fence);
}

/** The releases that a block is proved with. A sample that names none has no build as a whole in the second one. */
export function releasesOf(fence: Fence): readonly Release[] {
  if (fence.release) return [fence.release];
  const text = [fence.title, fence.value, withoutComments(fence)].join(' ');
  return isTyped(fence) && !WEBPACK.test(text) ? RELEASES : ['1.6'];
}

/** The file that a sample is written to: its title, or a name with the extension of its language. */
export function sampleFile({ title, lang, code }: Fence): string {
  if (title !== undefined && /\.\w+$/.test(title)) return title;
  if (/^(?:tsx?|mts|typescript)$/.test(lang)) return lang === 'tsx' ? 'sample.tsx' : 'sample.ts';
  return /^(?:const|let|var) .*\brequire\(/m.test(code) && !/^import\b/m.test(code)
    ? 'sample.cjs'
    : 'sample.mjs';
}

/** The program that builds with a sample, if it is a complete configuration. */
export function builderOf(fence: Fence): Builder | undefined {
  const words = checkWords(fence);
  const [, named] = /^(rspack|webpack|rsbuild)\.config\.[cm]?js$/.exec(fence.title ?? '') ?? [];
  const builders: readonly Builder[] = ['rspack', 'webpack', 'rsbuild'];
  return builders.find((builder) => builder === named || words.has(builder));
}

/** A sample as the compiler reads it. Every line keeps its number. */
export function typedSample(fence: Fence, release: Release): string {
  const { imports, body } = completed(fence, release);
  const known = [...imports].map(([name, from]) => `import { ${name} } from '${from}'; `).join('');
  const builder = builderOf(fence);
  const type = builder && CONFIGURATION[builder];
  const typed = type
    ? body.replace(
        /^(export default|module\.exports =) ([{[])/m,
        (_, start: string, bracket: string) =>
          `/** @type {${type}${bracket === '[' ? '[]' : ''}} */ ${start} ${bracket}`,
      )
    : body;
  return `${known}${typed}`;
}

/** A sample as it is loaded: the plugins that it constructs without an import are recorded, to build with them. */
export function loadedSample(fence: Fence, release: Release): string {
  const { imports, body } = completed(fence, release);
  const known = [...imports].map(([name, from]) =>
    name.endsWith('Plugin')
      ? `import * as of${name} from '${from}'; class ${name} extends of${name}.${name} { constructor(options) { super(options); globalThis.constructedPlugins.push(this); } } `
      : `import { ${name} } from '${from}'; `,
  );
  return `${known.join('')}${body}`;
}

/** The names that the sample leaves to the text around it. */
function completed(fence: Fence, release: Release): { imports: Map<string, string>; body: string } {
  const code = codeFor(release, fence.code);
  const body = checkWords(fence).has('options') ? asOptions(code) : code;
  const missing = Object.entries(KNOWN[release]).filter(
    ([name]) => new RegExp(`\\b${name}\\b`).test(body) && !isIntroduced(name, body),
  );
  return { imports: new Map(missing), body };
}

function isIntroduced(name: string, code: string): boolean {
  return new RegExp(
    `\\{[^{}]*\\b${name}\\b[^{}]*\\}\\s*(?:from\\b|=\\s*(?:await\\s+)?(?:require|import)\\b)`,
  ).test(code);
}

/** Whether it contains only the options of the plugin: `{ … }`, or its members. */
function asOptions(code: string): string {
  return /^\s*(?:\/\/[^\n]*\n\s*)*\{/.test(code)
    ? `new RsdoctorRspackPlugin(${code})`
    : `new RsdoctorRspackPlugin({${code}\n})`;
}
