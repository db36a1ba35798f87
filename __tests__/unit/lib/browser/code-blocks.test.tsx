import { screen } from '@testing-library/react';
import { CodeBlock } from '@/components/mdx/CodeBlock';
import { codeOf } from '@/lib/browser/text/code-blocks';
import { coloredCode } from '../../../support/colored-code';
import { renderInEnglish } from '../../../support/render';

test.each([
  ['a\nb', '', 'a\nb'],
  ['a\n\nb', '', 'a\n\nb'],
  ['a\n', '', 'a'],
  ['<b>&</b>', 'k3', '<b>&</b>'],
])('copying %j with the marks %j gives %j', (code, marks, copied) => {
  renderInEnglish(<CodeBlock ordinal="1" language="Shell" html={coloredCode(code, marks)} />);
  expect(codeOf(screen.getByRole('figure'))).toBe(copied);
});
