import { screen } from '@testing-library/react';
import { CodeBlock } from '@/components/mdx/CodeBlock';
import { codeOf } from '@/lib/browser/text/code-blocks';
import { coloredCode } from '../../../support/colored-code';
import { renderInEnglish } from '../../../support/render';

test.each([
  [' a\n-b\n+c\n', 'a\nc'],
  ['--- a/x.js\n+++ b/x.js\n@@ -1,2 +1,2 @@\n-old\n+new\n\n+  last', 'new\n\n  last'],
  ['  a\n- b\n+ c\n+   d', 'a\nc\n  d'],
])('copying the diff %j gives its new code', (code, copied) => {
  renderInEnglish(<CodeBlock ordinal="1" language="Diff" html={coloredCode(code, 'k1')} />);
  expect(codeOf(screen.getByRole('figure'))).toBe(copied);
});

test.each([
  ['a\nb', '', 'a\nb'],
  ['a\n\nb', '', 'a\n\nb'],
  ['a\n', '', 'a'],
  ['$ npm i\n$ npm test', 'q2f3;q2f3', 'npm i\nnpm test'],
  ['$ npm i\nadded 3 packages\n$ npm test', 'q2f3;;q2f3', 'npm i\nnpm test'],
  ['$ npm i \\\n  -D\nadded', 'q2f3;;', 'npm i \\\n  -D'],
  ['npm i \\\n  -D\nnpm test', 'f3;;', 'npm i \\\n  -D\nnpm test'],
  ['echo $ a', 'f5', 'echo $ a'],
  ['old\nnew\nlast', 'removed:;added:k3;', 'new\nlast'],
  ['last\nold', ';removed:', 'last'],
  ['<b>&</b>', 'k3', '<b>&</b>'],
])('copying %j with the marks %j gives %j', (code, marks, copied) => {
  renderInEnglish(
    <CodeBlock ordinal="1" language="Shell" numbered html={coloredCode(code, marks)} />,
  );
  expect(codeOf(screen.getByRole('figure'))).toBe(copied);
});
