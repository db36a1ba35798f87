import type { ToolFacts } from '../facts/tool-facts';

/** An error in a block of shell commands. */
export interface CommandError {
  /** The line in the block, from 1. */
  line: number;
  problem: string;
  remedy: string;
}

/** What commands may refer to. */
export interface CommandWorld {
  /** The installed packages that a reader is told to install, with their versions in the releases. */
  packages: ReadonlyMap<string, readonly string[]>;
  /** Programs in node_modules/.bin. */
  programs: ReadonlySet<string>;
  commands: ToolFacts['commands'];
}

type Report = (problem: string, remedy: string) => void;

const INSTALLERS = new Set(['npm', 'pnpm', 'yarn', 'bun']);
const INSTALL = new Set(['add', 'install', 'i', 'remove', 'uninstall']);
/** Launchers of programs, and how many words they have. */
const RUNNERS: readonly (readonly string[])[] = [
  ['npx'],
  ['bunx'],
  ['pnpm', 'exec'],
  ['pnpm', 'dlx'],
  ['yarn', 'dlx'],
  ['npm', 'exec'],
  ['bun', 'x'],
];

/** Finds everything in a block of commands that does not exist: packages, versions, programs, flags. */
export function checkCommands(code: string, world: CommandWorld): CommandError[] {
  const errors: CommandError[] = [];
  for (const { words, line } of splitCommands(code)) {
    const report: Report = (problem, remedy) => errors.push({ line, problem, remedy });
    checkCommand(words, world, report);
  }
  return errors;
}

/** Each command with the line on which it ends, without variables before it, quotes and comments. */
function splitCommands(code: string): { words: string[]; line: number }[] {
  let begun = '';
  return code.split('\n').flatMap((text, index) => {
    const whole = `${begun}${text.replace(/(^|\s)#.*$/, '')}`;
    begun = whole.endsWith('\\') ? `${whole.slice(0, -1)} ` : '';
    if (begun !== '') return [];
    return whole
      .split(/&&|\|\||;|\|/)
      .map((command) => ({ words: wordsOf(command), line: index + 1 }))
      .filter(({ words }) => words.length > 0);
  });
}

function wordsOf(command: string): string[] {
  const words = command.trim().match(/(?:"[^"]*"|'[^']*'|\S)+/g) ?? [];
  const first = words.findIndex((word) => !/^\w+=/.test(word));
  return first < 0 ? [] : words.slice(first);
}

function checkCommand(words: readonly string[], world: CommandWorld, report: Report): void {
  const [program = '', verb = '', ...rest] = words;
  if (INSTALLERS.has(program) && INSTALL.has(verb)) {
    for (const spec of rest.filter((word) => !word.startsWith('-'))) {
      checkPackage(spec, world, report);
    }
    return;
  }
  const runner = RUNNERS.find((parts) => parts.every((part, index) => words[index] === part));
  if (runner) checkProgram(words.slice(runner.length), world, report);
  else if (program === 'rsdoctor') checkRsdoctor(words.slice(1), world, report);
}

function checkProgram(words: readonly string[], world: CommandWorld, report: Report): void {
  const [spec = '', ...args] = words.filter((word) => !['-y', '--yes'].includes(word));
  const { name } = splitSpec(spec);
  if (name === '@rsdoctor/cli' || name === 'rsdoctor') {
    if (name !== spec || name === '@rsdoctor/cli') checkPackage(spec, world, report);
    checkRsdoctor(args, world, report);
  } else if (!world.programs.has(name)) {
    report(`starts ${name}, which no installed package provides.`, installRemedy(name));
  }
}

/** The installed packages are those of `scripts/proof/tool/package.json`. */
function checkPackage(spec: string, { packages }: CommandWorld, report: Report): void {
  const { name, version } = splitSpec(spec);
  const installed = packages.get(name);
  if (installed === undefined) {
    report(`names the package ${name}, which is not installed here.`, installRemedy(name));
  } else if (version !== undefined && !isOneOf(installed, version)) {
    const known = [...new Set(installed)];
    report(
      `names ${spec}, but everything else is checked with ${known.join(' and ')}.`,
      `Write ${known.map((own) => `${name}@${own}`).join(' or ')}.`,
    );
  }
}

/** A version, or the beginning of one: `2` and `2.0` of `2.0.2`. */
export function isOneOf(installed: readonly string[], version: string): boolean {
  return installed.some((own) => own === version || own.startsWith(`${version}.`));
}

function checkRsdoctor(args: readonly string[], { commands }: CommandWorld, report: Report): void {
  const [command = '', ...rest] = args;
  if (command === '' || command.startsWith('-')) return;
  const flags = commands.get(command);
  if (!flags) {
    const remedy = `Known are ${[...commands.keys()].join(', ')}.`;
    report(`calls rsdoctor ${command}, which is not a command.`, remedy);
    return;
  }
  for (const word of rest.filter((arg) => arg.startsWith('--'))) {
    const [flag = ''] = word.split('=');
    if (flags.has(flag)) continue;
    const remedy = `Known are ${[...flags].join(', ')}.`;
    report(`gives rsdoctor ${command} the flag ${flag}, which it does not have.`, remedy);
  }
}

function splitSpec(spec: string): { name: string; version: string | undefined } {
  const [, name = spec, version] = /^(@?[^@]+)(?:@(.+))?$/.exec(spec) ?? [];
  return { name, version };
}

function installRemedy(name: string): string {
  return `Add ${name} to scripts/proof/tool/package.json, or say \`skip="…"\`.`;
}
