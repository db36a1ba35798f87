import { setupCompiler } from '../../../../support/mdx-compiler';

test('imports of a page become part of its tree', async () => {
  const { compile, problems } = setupCompiler();
  const page = await compile(
    "import { Chart } from './Chart';\nimport data from './data.json';\n\n# Title\n\n<Chart data={data}>\n\n## Within {#within}\n\n</Chart>\n\n{data.length}\n",
  );
  expect(problems()).toEqual([]);
  expect(page?.toc).toMatchObject([{ id: 'within' }]);
  const { file, children } = JSON.parse(page?.live?.tree ?? '') as {
    file: string;
    children: { type: string }[];
  };
  expect(file).toBe('page.mdx');
  const types = children.map(({ type }) => type).filter((type) => type !== 'text');
  const imports = ['mdxjsEsm', 'mdxjsEsm'];
  expect(types).toEqual([...imports, 'element', 'mdxJsxFlowElement', 'mdxFlowExpression']);
});

test('a page without code is not compiled by the bundler', async () => {
  const { compile } = setupCompiler({ './p.mdx': 'Text' });
  const page = await compile("import P from './p.mdx';\n\n<P />\n");
  expect(page).toMatchObject({ markup: '<p>Text</p>', live: undefined });
});

test('the imports of a piece are added once', async () => {
  const piece = "import { Chart } from './Client';\n\n<Chart />\n";
  const { compile, problems } = setupCompiler({ './a.mdx': piece, './b.mdx': piece });
  const page = await compile(
    "import A from './a.mdx';\nimport B from './b.mdx';\n\n<A />\n\n<B />\n",
  );
  expect(problems()).toEqual([]);
  expect(page?.live?.isInteractive).toBe(true);
  expect(page?.live?.tree.match(/"value":"@\/.\/Client"/g)).toHaveLength(1);
});

test.each([
  [
    'the name of a component',
    "import { Tabs } from './Tabs';",
    'imports Tabs, the name of a component that pages have without import.',
  ],
  [
    'a name that a piece imports from elsewhere',
    "import { A } from './a';\nimport P from './import.mdx';\n\n<P />",
    'imports A, but the page or one of its pieces has that name for something else.',
  ],
  [
    'a name that a piece defines',
    "import A from './a';\nimport P from './export.mdx';\n\n<P />",
    'imports A, but the page or one of its pieces has that name for something else.',
  ],
  ['a missing file', "import { A } from './gone';\n\n<A />\n\n{A.b}", 'imports ./gone.'],
])('%s is the only reported error', async (_, text, problem) => {
  const { compile, errors } = setupCompiler({
    './import.mdx': "import A from './b';",
    './export.mdx': 'export const A = 1;',
  });
  const page = await compile(text);
  expect(errors).toEqual([expect.objectContaining({ line: 1, problem })]);
  expect(page).toMatchObject({ nodes: [], live: undefined });
});

test('numbers that JSON cannot represent are kept', async () => {
  const { compile } = setupCompiler();
  const page = await compile("import { A } from './a';\n\n<A size={10n ** 20n} match={/a+/u} />");
  expect(page?.live?.tree).toMatch('"raw":"10n"');
});
