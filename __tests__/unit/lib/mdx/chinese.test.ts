import { setupCompiler as setup } from '../../../support/mdx-compiler';

const ADDRESS = 'https://v.example/a';
const LINK = `<a href="/resolved/${ADDRESS}">${ADDRESS}</a>`;

test.each([
  ...['。', '，', '、', '；', '：', '）', '」', '“', '》', '后', '（**重要**）后'].map((after) => [
    `见 ${ADDRESS}${after}`,
    `见 ${LINK}${after.replace('**重要**', '<strong>重要</strong>')}`,
  ]),
  [`见${ADDRESS}.。`, `见${LINK}.。`],
  [`(${ADDRESS})。`, `(${LINK})。`],
  [`${ADDRESS}_(b)。`, `${LINK.replaceAll(ADDRESS, `${ADDRESS}_(b)`)}。`],
  ['www.v.example。后', '<a href="/resolved/http://www.v.example">www.v.example</a>。后'],
  ['https://例子。', 'https://例子。'],
  [`${ADDRESS}, and b`, `${LINK}, and b`],
])('in %j an address ends before what is not ASCII', async (text, markup) => {
  for (const format of ['md', 'mdx'] as const) {
    const page = await setup().compile(`${text}\n`, format);
    expect(page?.markup).toBe(`<p>${markup}</p>`);
  }
});

test.each([
  ['第一行没有空\n格第二行', '第一行没有空格第二行'],
  ['第一行，\n第二行', '第一行，第二行'],
  ['**第一行**\n第二行', '<strong>第一行</strong>第二行'],
  ['第一行\n**第二行**\n*第三行*', '第一行<strong>第二行</strong><em>第三行</em>'],
  ['第一行\nsecond', '第一行 second'],
  ['第一行\n`code`', '第一行 <code>code</code>'],
  ['heavy anchor\nchain', 'heavy anchor chain'],
  ['第一行\\\n第二行', '第一行<br>\n第二行'],
])('the line break in %j is a space only beside other characters', async (text, markup) => {
  const page = await setup().compile(`${text}\n`);
  expect(page?.markup).toBe(`<p>${markup}</p>`);
  expect(page?.text.trim().split('\n')).toHaveLength(markup.includes('<br>') ? 2 : 1);
});

const whole = (inner: string) => `<span data-whole="">${inner}</span>`;
const NAME = '<code data-whole="">react-is</code>';

test.each([
  ['用 `react-is`，再看', `用 ${whole(`${NAME}，`)}再看`],
  ['用（`react-is`）。', `用（${whole(`${NAME}）。`)}`],
  [
    '见 [`react-is`](https://v.example)。',
    `见 ${whole(`${LINK.replace(/>.*</, `>${NAME}<`).replace(ADDRESS, 'https://v.example')}。`)}`,
  ],
  ['用 `react-is` 和 `a`，再看', `用 ${NAME} 和 <code>a</code>，再看`],
  ['use `react-is`, then', `use ${NAME}, then`],
])('in %j no line begins with a mark, and the text is the same', async (text, markup) => {
  const page = await setup().compile(`${text}\n`);
  expect(page?.markup).toBe(`<p>${markup}</p>`);
  expect(page?.text).toBe(`${text.replace(/\[(.*)\]\(.*\)/, '$1')}\n`);
});
