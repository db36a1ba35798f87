import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** What the published packages offer, read from the packages. */
export interface ToolFacts {
  /** Options of all plugins by dotted path, `output.reportDir`. */
  options: readonly string[];
  /** The types of values of each option: `boolean`, `string`, `number`, `array`, `object`. */
  optionKinds: ReadonlyMap<string, readonly string[]>;
  /** Configurations that the plugin has completed with its defaults. */
  defaults: readonly unknown[];
  /** Members of the option `features`. */
  features: readonly string[];
  rules: readonly RuleFact[];
  /** Commands of the CLI with their flags, `--profile`. */
  commands: ReadonlyMap<string, ReadonlySet<string>>;
}

export interface RuleFact {
  /** `E1001` */
  code: string;
  /** `duplicate-package`, the key in `linter.rules`. */
  title: string;
  /** Names of its options that have a default. */
  options: readonly string[];
}

interface PluginModule {
  normalizeUserConfig(config: object): unknown;
}

interface RuleModule {
  rules: { meta: { code: string; title: string; defaultConfig?: object } }[];
}

/** @param project A prepared project, whose packages are read. */
export async function readToolFacts(project: string): Promise<ToolFacts> {
  const require = createRequire(path.join(project, 'package.json'));
  const { rules } = require('@rsdoctor/core/rules') as RuleModule;
  const { normalizeUserConfig } = require('@rsdoctor/core/plugins') as PluginModule;
  const optionKinds = await readOptions(project);
  const options = [...optionKinds.keys()];
  return {
    options,
    optionKinds,
    defaults: outsideCi(() =>
      [{}, { output: { mode: 'brief' } }].map((config) => normalizeUserConfig(config)),
    ),
    features: options
      .filter((name) => name.startsWith('features.'))
      .map((name) => name.slice('features.'.length)),
    rules: rules
      .map(({ meta: { code, title, defaultConfig = {} } }) => ({
        code,
        title,
        options: Object.keys(defaultConfig),
      }))
      .sort((a, b) => a.code.localeCompare(b.code)),
    commands: await readCommands(project),
  };
}

/** The options of all plugins, from their types. */
async function readOptions(project: string): Promise<Map<string, string[]>> {
  const { stdout } = await execute(process.execPath, ['read-options.mjs'], { cwd: project });
  return new Map(Object.entries(JSON.parse(stdout) as Record<string, string[]>));
}

/** The output of `--help`. */
async function readCommands(project: string): Promise<Map<string, Set<string>>> {
  const help = await helpOf(project, []);
  const names = [...help.matchAll(/^ {2}([a-z][\w-]*) {2,}/gm)].map(([, name = '']) => name);
  const commands = new Map<string, Set<string>>();
  for (const name of names) commands.set(name, flagsIn(await helpOf(project, [name])));
  return commands;
}

/** The flags in a help text. */
export function flagsIn(help: string): Set<string> {
  return new Set([...help.matchAll(/^ +(?:-\w, )?(--[\w-]+)/gm)].map(([, flag = '']) => flag));
}

async function helpOf(project: string, command: readonly string[]): Promise<string> {
  const { stdout } = await execute('node_modules/.bin/rsdoctor', [...command, '--help'], {
    cwd: project,
  });
  return stdout;
}

/** Some defaults depend on whether the build runs in CI: the pages give the default outside of CI. */
function outsideCi<Result>(read: () => Result): Result {
  const { CI } = process.env;
  delete process.env['CI'];
  try {
    return read();
  } finally {
    if (CI !== undefined) process.env['CI'] = CI;
  }
}
