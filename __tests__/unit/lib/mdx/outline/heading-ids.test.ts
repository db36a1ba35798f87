import { escapeHeadingIds } from '@/lib/mdx/outline/heading-ids';

test.each([
  ['## Title {#id}', '## Title \\{#id}'],
  ['## Title {#id keywords="a, b"}', '## Title \\{#id keywords="a, b"}'],
  ['### 安装 {#install}', '### 安装 \\{#install}'],
  ['## Already \\{#id}', '## Already \\{#id}'],
  ['Underlined {#id}\n---', 'Underlined \\{#id}\n---'],
  ['Title {#id}\n  ===', 'Title \\{#id}\n  ==='],
  ['A line {#id}', 'A line {#id}'],
  ['```md\n## Title {#id}\n```', '```md\n## Title {#id}\n```'],
  [
    '~~~~\n```\n## In code {#id}\n~~~~\n## Out {#id}',
    '~~~~\n```\n## In code {#id}\n~~~~\n## Out \\{#id}',
  ],
])('%j becomes %j', (text, escaped) => {
  expect(escapeHeadingIds(text)).toBe(escaped);
  expect(escapeHeadingIds(escaped)).toBe(escaped);
});
