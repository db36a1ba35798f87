import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Release } from '../../../lib/releases';

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

/** What `read-facts.mjs` prints. */
interface PrintedFacts {
  optionKinds: [name: string, kinds: string[]][];
  defaults: unknown[];
  rules: RuleFact[];
}

/** @param project A prepared project, whose packages are those of the release. */
export async function readToolFacts(project: string, release: Release): Promise<ToolFacts> {
  // Some defaults depend on whether the build runs in CI: the pages give the default outside of CI.
  const { CI: _, ...inherited } = process.env;
  const env = { ...inherited, RELEASE: release } as NodeJS.ProcessEnv;
  const { stdout } = await execute(process.execPath, ['read-facts.mjs'], { cwd: project, env });
  const { optionKinds, defaults, rules } = JSON.parse(stdout) as PrintedFacts;
  const options = optionKinds.map(([name]) => name);
  return {
    options,
    optionKinds: new Map(optionKinds),
    defaults,
    features: options
      .filter((name) => name.startsWith('features.'))
      .map((name) => name.slice('features.'.length)),
    rules: rules.sort((a, b) => a.code.localeCompare(b.code)),
    commands: await readCommands(project),
  };
}

/** What at least one of several releases offers. */
export function unionOf(all: readonly ToolFacts[]): ToolFacts {
  const allOf = (key: 'options' | 'features') => [...new Set(all.flatMap((facts) => facts[key]))];
  return {
    options: allOf('options'),
    features: allOf('features'),
    optionKinds: new Map(all.flatMap(({ optionKinds }) => [...optionKinds])),
    defaults: all.flatMap(({ defaults }) => defaults),
    rules: all.flatMap(({ rules }) => rules),
    commands: new Map(all.flatMap(({ commands }) => [...commands])),
  };
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
