import type { z } from 'zod';
import { COMPONENTS, type PropFacts } from '../../lib/component-table';
import { frontmatterSchema } from '../../lib/frontmatter';

/** The tables of `CONTRIBUTING.md` that are made from the code, by the name in the comments around them. */
const TABLES: Record<string, () => string> = {
  'front matter': () => tableOf(['Key', 'Type, default', 'Meaning'], frontmatterRows()),
  components: () => tableOf(['Write', 'For'], componentRows()),
};

/** A text with its tables as they should be. Each stands between `<!-- name -->` and `<!-- end of name -->`. */
export function fillAuthorTables(text: string): string {
  return Object.entries(TABLES).reduce((filled, [name, make]) => {
    const [start, end] = [`<!-- ${name} -->\n`, `<!-- end of ${name} -->`];
    const [before, after] = [filled.split(start)[0], filled.split(end)[1]];
    if (before === filled || after === undefined) throw new Error(`There is no “${start.trim()}”.`);
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
  return Object.values(COMPONENTS).flatMap((facts) =>
    'write' in facts ? [[facts.write, facts.purpose + choicesOf(facts.props)]] : [],
  );
}

/** The values of props that have only some. */
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
