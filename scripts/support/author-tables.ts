import type { z } from 'zod';
import { COMPONENTS, type ComponentFacts, type PropFacts } from '../../lib/component-table';
import { frontmatterSchema } from '../../lib/frontmatter';
import { FENCE_LABEL, FENCE_WORDS, writtenWord } from '../../lib/mdx/code/fence-meta';

/** The tables of `CONTRIBUTING.md` that are generated from the code, by the name in the comments around them. */
const TABLES: Record<string, () => string> = {
  'front matter': () => tableOf(['Key', 'Type, default', 'Meaning'], frontmatterRows()),
  components: () =>
    tableOf(['Write', 'For', 'In the Markdown file', 'Script in the browser'], componentRows()),
  'code words': () => tableOf(['Write', 'Meaning'], wordRows(false)),
  'words of proof': () => tableOf(['Write', 'Meaning'], wordRows(true)),
};

/** Updates the tables in a text. Each is between `<!-- name -->` and `<!-- end of name -->`. */
export function fillAuthorTables(text: string): string {
  return Object.entries(TABLES).reduce((filled, [name, make]) => {
    const [start, end] = [`<!-- ${name} -->\n`, `<!-- end of ${name} -->`];
    const [before, after] = [filled.split(start)[0], filled.split(end)[1]];
    if (before === filled || after === undefined)
      throw new Error(`The comment “${start.trim()}” is missing.`);
    return `${before}${start}\n${make()}\n${end}${after}`;
  }, text);
}

function frontmatterRows(): string[][] {
  return Object.entries(frontmatterSchema.shape).map(([key, schema]) => {
    const { type, description = '' } = schema.meta() ?? {};
    return [`\`${key}\``, typeof type === 'string' ? type : defaultOf(schema), description];
  });
}

function defaultOf(schema: z.ZodType): string {
  const { data } = schema.safeParse(undefined);
  return data === undefined ? 'none' : `\`${data}\``;
}

function componentRows(): string[][] {
  return Object.values<ComponentFacts>(COMPONENTS).flatMap(
    ({ write, purpose, props, markdown = 'Its content', script = 'None' }) =>
      write === undefined ? [] : [[write, purpose + choicesOf(props), markdown, script]],
  );
}

/** The code words that say how a block is verified, or all others. */
function wordRows(isProof: boolean): string[][] {
  const words = Object.entries(FENCE_WORDS)
    .filter(([, word]) => (word.isProof ?? false) === isProof)
    .map(([name, { purpose }]) => ({ write: writtenWord(name), purpose }));
  return [...(isProof ? [] : [FENCE_LABEL]), ...words].map(({ write, purpose }) => [
    `\`${write}\``,
    purpose,
  ]);
}

/** The values of props with an enumerated type. */
function choicesOf(props: Readonly<Record<string, PropFacts>>): string {
  return Object.entries(props)
    .flatMap(([name, { oneOf }]) =>
      oneOf ? `. \`${name}\`: ${oneOf.map((word) => `\`${word}\``).join(', ')}` : [],
    )
    .join('');
}

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`;
  return line(head) + line(head.map(() => '---')) + rows.map(line).join('');
}
