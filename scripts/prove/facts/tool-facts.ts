import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** What the published packages offer, read out of them. */
export interface ToolFacts {
  /** Options of all plugins by dotted path, `output.reportDir`. */
  options: readonly string[];
  /** The kinds of values that each option takes: `boolean`, `string`, `number`, `array`, `object`. */
  optionKinds: ReadonlyMap<string, readonly string[]>;
  /** Configurations in which the plugin has filled in all defaults. */
  defaults: readonly unknown[];
  /** Switches of the option `features`. */
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

/** @param project a prepared project, whose packages are asked. */
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

/** Of all plugins, out of their types. */
async function readOptions(project: string): Promise<Map<string, string[]>> {
  const { stdout } = await execute(process.execPath, ['read-options.mjs'], { cwd: project });
  return new Map(Object.entries(JSON.parse(stdout) as Record<string, string[]>));
}

/** What `--help` says. */
async function readCommands(project: string): Promise<Map<string, Set<string>>> {
  const help = await helpOf(project, []);
  const names = [...help.matchAll(/^ {2}([a-z][\w-]*) {2,}/gm)].map(([, name = '']) => name);
  const commands = new Map<string, Set<string>>();
  for (const name of names) commands.set(name, flagsIn(await helpOf(project, [name])));
  return commands;
}

/** The flags that a help text lists. */
export function flagsIn(help: string): Set<string> {
  return new Set([...help.matchAll(/^ +(?:-\w, )?(--[\w-]+)/gm)].map(([, flag = '']) => flag));
}

async function helpOf(project: string, command: readonly string[]): Promise<string> {
  const { stdout } = await execute('node_modules/.bin/rsdoctor', [...command, '--help'], {
    cwd: project,
  });
  return stdout;
}

/** A default depends on whether the build runs in CI: the pages name the one for elsewhere. */
function outsideCi<Result>(read: () => Result): Result {
  const { CI } = process.env;
  delete process.env['CI'];
  try {
    return read();
  } finally {
    if (CI !== undefined) process.env['CI'] = CI;
  }
}
