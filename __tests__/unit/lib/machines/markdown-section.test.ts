import { sectionOf } from '@/lib/machines/markdown-section';

const TEXT = `---
url: https://example.com
---

# Title

Intro.

## First

\`\`\`\`md
# no heading
\`\`\`
## none either
\`\`\`\`

### Deeper

More.

> ## Quoted

## Last
`;

test.each([
  [0, TEXT.slice(TEXT.indexOf('# Title'))],
  [1, TEXT.slice(TEXT.indexOf('## First'), TEXT.indexOf('> ## Quoted')).trimEnd().concat('\n')],
  [2, '### Deeper\n\nMore.\n'],
  [3, '> ## Quoted\n'],
  [4, '## Last\n'],
])(
  'the section of heading %i ends before the next heading of the same or a higher level',
  (index, section) => {
    expect(sectionOf(TEXT, index)).toBe(section);
  },
);

test('an unknown heading has no section', () => {
  expect(sectionOf(TEXT, 5)).toBeUndefined();
  expect(sectionOf(TEXT, -1)).toBeUndefined();
});
