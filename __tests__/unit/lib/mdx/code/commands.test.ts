import { commandFor } from '@/lib/mdx/code/commands';

describe('a plain command', () => {
  test.each([
    ['install x -D', 'npm install x -D', 'yarn add x -D', 'pnpm install x -D', 'bun add x -D'],
    ['install', 'npm install', 'yarn install', 'pnpm install', 'bun install'],
    ['i x', 'npm i x', 'yarn add x', 'pnpm i x', 'bun add x'],
    [
      'install --frozen-lockfile',
      'npm install --frozen-lockfile',
      'yarn install --frozen-lockfile',
      'pnpm install --frozen-lockfile',
      'bun install --frozen-lockfile',
    ],
    [
      'install -D x@latest',
      'npm install -D x@latest',
      'yarn add -D x@latest',
      'pnpm install -D x@latest',
      'bun add -D x@latest',
    ],
    [
      'create rspack@latest',
      'npm create rspack@latest',
      'yarn create rspack',
      'pnpm create rspack@latest',
      'bun create rspack@latest',
    ],
    ['uninstall x', 'npm uninstall x', 'yarn remove x', 'pnpm uninstall x', 'bun remove x'],
    ['rm -D x', 'npm rm -D x', 'yarn remove -D x', 'pnpm rm -D x', 'bun remove -D x'],
    ['run build', 'npm run build', 'yarn run build', 'pnpm run build', 'bun run build'],
    ['installer x', 'npm installer x', 'yarn installer x', 'pnpm installer x', 'bun installer x'],
  ])('“%s” is “%s”, “%s”, “%s” and “%s”', (command, ...expected) => {
    const tools = ['npm', 'yarn', 'pnpm', 'bun'];
    expect(tools.map((tool) => commandFor(tool, command))).toEqual(expected);
  });

  test('follows the name of any other tool', () => {
    expect(commandFor('deno', 'install x')).toBe('deno install x');
  });
});
