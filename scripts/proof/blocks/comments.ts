/** Languages of code by how a comment begins. Directives such as `@ts-check`, `[!code ++]` and `1.6: 'name'` belong to the code. */
const COMMENTS: readonly (readonly [languages: RegExp, comment: RegExp])[] = [
  [
    /^(?:js|ts|jsx|tsx|jsonc)$/,
    /\/\*\* (?!@)[^*]*\*\/|(?<=^|\s)\/\/ (?!@|\[|(?:1\.6|2\.0)(?: \(\w+\))?: ').*$/gm,
  ],
  [/^(?:bash|sh|powershell|yaml)$/, /(?<=^|\s)# .*$/gm],
];

interface Code {
  lang: string;
  code: string;
}

function commentIn(lang: string): RegExp {
  const [, comment = /$^/g] = COMMENTS.find(([languages]) => languages.test(lang)) ?? [];
  return comment;
}

/** Code as it runs: translations explain it in their own words. */
export function withoutComments({ lang, code }: Code): string {
  return code.replace(commentIn(lang), '');
}

export function commentsOf({ lang, code }: Code): string[] {
  return code.match(commentIn(lang)) ?? [];
}
