import { wordProblems } from '@/scripts/support/check-words';

const EN = 'content/en/a.mdx';
const ZH = 'content/zh/a.mdx';

test('a problem has file, line and remedy', () => {
  const page = '---\ntitle: A\n---\n\n```js\n// holds\n```\n\nA folder holds files.\n';
  expect(wordProblems(EN, page)).toEqual([
    { file: EN, line: 9, problem: 'has “A folder holds files.”.', remedy: 'Write contains.' },
  ]);
});

test('a page that does not parse has errors of syntax only', () => {
  expect(wordProblems(EN, '# A\n\n<div>\n')).toEqual([]);
});

test.each([
  [EN, '# Loaders\n\nWhich loader is slow? Open the report.'],
  [EN, 'According to the project, it is faster.'],
  [EN, 'The other form was not checked.'],
  [EN, 'The HTML file has 2.1 MB.'],
  [EN, 'A rule of your own.'],
  [EN, 'The colour of a module.'],
  [EN, 'The card "Bundle Alerts" lists findings.'],
  [EN, "The plugin's data."],
  [ZH, '# 规则\n\n规则怎么配置？写一条。'],
  [ZH, '每个插件的钩子。'],
  [ZH, '写好配置,再构建。'],
  [ZH, '使用Rspack 构建。'],
  [ZH, '产物(打包结果)变大了。'],
  [ZH, '# 产物体积'],
  [ZH, '- [插件分析](./plugins-analysis.mdx)：每个插件的耗时。'],
  [ZH, '看[“编译预警”卡片](./compile-alerts.mdx)。'],
  [EN, '![A colour](./a.png)'],
  [EN, '---\ndescription: A colour.\n---\n\nText.'],
  ['lib/messages/zh.json', '{ "text": "用 Rspack构建" }'],
  ['content/glossary.yaml', 'terms:\n  - zh:\n      text: 官方的文件。'],
  ['content/pictures/recipes.yaml', '- alt:\n    en: "A plugin can stand there twice."'],
])('%s must not contain %j', (file, text) => {
  expect(wordProblems(file, text)).toHaveLength(1);
});

test.each([
  [EN, '## Loaders {#analyse}'],
  [EN, 'The loader that holds up the build is one of your own files.'],
  [ZH, '用 `webpack`，不管用哪个版本。'],
  [ZH, '[模块解析](../../config/options/term.mdx#resolver)影响产物体积。'],
  [ZH, '见[规则](../rules/rules.mdx#gate)：“Bundle Alerts”。'],
  [EN, '<Details title="it holds" />\n\n[A](./a.mdx "it holds") ![A](./it-holds-a.png)'],
  [EN, '````md\n```js\nit holds\n```\n\nit holds\n````'],
  ['content/glossary.yaml', 'terms:\n  - en:\n      name: Hook'],
  ['content/pictures/recipes.yaml', 'steps:\n  - click: li:has-text("lodash")'],
])('%s may contain %j', (file, text) => {
  expect(wordProblems(file, text)).toEqual([]);
});
