/** The package managers that a command is shown for, in this order. */
export const PACKAGE_MANAGERS: readonly string[] = ['npm', 'yarn', 'pnpm', 'bun'];

const INSTALL = /^(?:install|i)(?=\s|$)/;
const REMOVE = /^(?:uninstall|un|rm)(?=\s|$)/;
/** What names a package: neither an option nor the word before it. */
const PACKAGE = /\s(?!-)\S/;
const CREATE_LATEST = /^(create\s+\S+)@latest(?=\s|$)/;

/**
 * A command as each tool writes it. Specified: the name of the tool comes first; yarn and bun `add` what npm installs, unless
 * nothing is named; yarn creates without `@latest`. What npm alone calls so is written as the others call it: `uninstall`.
 */
export function commandFor(tool: string, command: string): string {
  return `${tool} ${argumentsFor(tool, command.trim())}`;
}

function argumentsFor(tool: string, line: string): string {
  if (tool !== 'yarn' && tool !== 'bun') return line;
  const changed = line
    .replace(INSTALL, PACKAGE.test(line) ? 'add' : 'install')
    .replace(REMOVE, 'remove');
  return tool === 'yarn' ? changed.replace(CREATE_LATEST, '$1') : changed;
}
