import { withoutComments } from '@/scripts/proof/blocks/comments';

test.each([
  ['js', '// A reason.\nconst a = 1; // why', '\nconst a = 1; '],
  ['ts', '/** What it is. */\nlet a;', '\nlet a;'],
  ['js', "fetch('https://a.b');", "fetch('https://a.b');"],
  ['js', '// @ts-check\nb(); // [!code ++]', '// @ts-check\nb(); // [!code ++]'],
  ['js', "import 'a'; // 2.0: 'b'", "import 'a'; // 2.0: 'b'"],
  ['js', "import 'b'; // 1.6: 'a'", "import 'b'; // 1.6: 'a'"],
  ['js', "import 'b'; // 1.6 (Rspack): 'a'", "import 'b'; // 1.6 (Rspack): 'a'"],
  ['js', 'b(); // 2.0: later', 'b(); '],
  ['ts', '/** @type {A} */\nlet a;', '/** @type {A} */\nlet a;'],
  ['bash', 'rm -rf a   # cold', 'rm -rf a   '],
  ['bash', '#!/bin/sh\necho a#b', '#!/bin/sh\necho a#b'],
  ['text', '# a', '# a'],
])('only comments are left out of %s: %j', (lang, code, left) => {
  expect(withoutComments({ lang, code })).toBe(left);
});
