import { ownOf } from '../../own';

/** The package managers that a command is shown for, in this order. */
export const PACKAGE_MANAGERS: readonly string[] = ['npm', 'yarn', 'pnpm', 'bun'];

/** How each tool runs a package that is not installed. */
const RUN_REMOTE: Record<string, string> = {
  npm: 'npx',
  yarn: 'yarn dlx',
  pnpm: 'pnpm dlx',
  bun: 'bunx',
};
/** How each tool runs a package that is installed in the project. */
const RUN_LOCAL: Record<string, string> = { npm: 'npx' };

/** What a command does: `dlx` runs a remote package, `exec` an installed one, `plain` is for the tool itself. */
export type CommandForm = 'plain' | 'exec' | 'dlx';

/** `npx x` and `dlx x` run a remote package, whatever the tool. */
const REMOTE = /^(?:npx|dlx)\s+/;
const INSTALL = /^(?:install|i)(?=\s|$)/;
const CLEAN_INSTALL = /^ci(?=\s|$)/;
const REMOVE = /^(?:uninstall|un|rm)(?=\s|$)/;
/** What names a package: neither an option nor the word before it. */
const PACKAGE = /\s(?!-)\S/;
const CREATE_LATEST = /^(create\s+\S+)@latest(?=\s|$)/;

/**
 * A command as each tool writes it, a line at a time. Specified: the name of the tool comes first;
 * yarn and bun `add` what npm installs, unless nothing is named; yarn creates without `@latest`. What npm alone calls so
 * is written as the others call it: `ci`, `uninstall`.
 */
export function commandFor(tool: string, command: string, form: CommandForm = 'plain'): string {
  return command
    .split('\n')
    .map((line) => lineFor(tool, line.trim(), form))
    .join('\n');
}

function lineFor(tool: string, line: string, form: CommandForm): string {
  if (line === '') return '';
  if (form === 'dlx' || REMOTE.test(line)) {
    return `${ownOf(RUN_REMOTE, tool) ?? tool} ${line.replace(REMOTE, '')}`;
  }
  if (form === 'exec') return `${ownOf(RUN_LOCAL, tool) ?? tool} ${line}`;
  return `${tool} ${argumentsFor(tool, line)}`;
}

function argumentsFor(tool: string, line: string): string {
  if (tool !== 'npm' && PACKAGE_MANAGERS.includes(tool) && CLEAN_INSTALL.test(line)) {
    return line.replace(CLEAN_INSTALL, 'install --frozen-lockfile');
  }
  if (tool === 'yarn' || tool === 'bun') {
    const changed = line.replace(INSTALL, PACKAGE.test(line) ? 'add' : 'install');
    return (tool === 'yarn' ? changed.replace(CREATE_LATEST, '$1') : changed).replace(
      REMOVE,
      'remove',
    );
  }
  return line;
}
