import fc from 'fast-check';
import { anyText, testForAll } from '../../../support/fuzz';
import { setupCompiler } from '../../../support/mdx-compiler';

/** Lines of containers and code, valid and broken. */
const line = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.constantFrom(
      ':::tip',
      ':::',
      '::::warning Title',
      '::::',
      ':::details{title="A"}',
      ':::tip{title=',
      ':::steps',
      ':::code-group',
      ':::unknown',
      ':::tip[',
      '::: tip A `b`',
      ' :::',
      '    :::',
      '> :::tip',
      '> :::',
      '- :::note',
      '  :::',
      '> [!TIP]',
      '> [!NOPE]',
      '> text',
      '```js title="a.js" check',
      '```',
      '````md',
      '````',
      '~~~',
      '```ts [a.ts]',
      '```js skip=""',
      '``` mermaid',
      '```diff',
      '// [!code ++]',
      '// [!code highlight]',
      'const a = 1;',
      '- [x] done',
      '1. one',
      '2. two',
      '### Part {#part}',
      '## Part',
      '| a | b |',
      '| - | - |',
      '| c |',
      '<Steps>',
      '</Steps>',
      '<Tabs>',
      '<Tab label="a">',
      '</Tab>',
      '</Tabs>',
      '<Callout type="tip">',
      '</Callout>',
      '<LinkCard href="./a.mdx" title="a" />',
      '<b onclick="a()">x</b>',
      '{1 + 1}',
      '{',
      '}',
      '{undefined.x}',
      '<',
      '<!-- a -->',
      'export const a = 1;',
      "import a from './gone'",
      '![](./a.png)',
      '![a](./a.png "t")',
      '[a](./b.mdx#c)',
      '[a]: ./b.mdx',
      '[^1]',
      '[^1]: note',
      '**粗体。**后面',
      '***',
      '---',
      '===',
      '<PackageManagerTabs command="install x" />',
      '<Details title="a">',
      '</Details>',
      '<FileTree>',
      '- src/',
      '  - a.ts',
      '</FileTree>',
      '<Glossary />',
      '<Kbd>a</Kbd>',
    ),
  },
  fc.constantFrom('', '', '  ', '\t'),
  anyText,
);
const anyBody = fc.array(line, { maxLength: 14 }).map((lines) => lines.join('\n'));

testForAll(
  'every text becomes a page, or problems with their lines',
  fc.tuple(anyBody, fc.constantFrom('mdx' as const, 'md' as const)),
  500,
  async ([text, format]) => {
    const { compile, errors } = setupCompiler();
    const page = await compile(text, format);
    if (page === undefined) expect(errors.length).toBeGreaterThan(0);
    else expect(typeof page.text).toBe('string');
    const lines = text.split(/\r\n|\n|\r/).length;
    for (const { file, line: at, problem, remedy } of errors) {
      expect(at).toBeGreaterThanOrEqual(1);
      if (file === 'page.mdx') expect(at).toBeLessThanOrEqual(lines);
      expect(problem.trim()).not.toBe('');
      expect(remedy.trim()).not.toBe('');
    }
  },
);
