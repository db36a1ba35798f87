import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';

/** A measured value: one row of a table in figures.md. */
export interface Figure {
  what: string;
  /** The bound that the project has set, in words. */
  bound: string;
  measured: string;
}

const DOCUMENT = 'scripts/proof/bench/figures.md';

/** The median of several runs. */
export function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

/**
 * Writes measured figures as a table into figures.md, between `<!-- name -->` and `<!-- end of name -->`.
 *
 * @throws if the document does not have these comments.
 */
export async function writeFigures(name: string, figures: readonly Figure[]): Promise<void> {
  const table = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*(<!-- end of ${name} -->)`);
  const text = await readFile(DOCUMENT, 'utf8');
  if (!table.test(text))
    throw new Error(
      `${DOCUMENT} does not have the comments <!-- ${name} --> and <!-- end of ${name} -->.`,
    );
  await writeFile(
    DOCUMENT,
    text.replace(table, (_, start: string, end: string) => start + tableOf(figures) + end),
  );
}

function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map(({ what, bound, measured }) => `| ${what} | ${bound} | ${measured} |`);
  return [
    '',
    `Measured on ${availableParallelism()} cores with Node ${process.versions.node}.`,
    '',
    '| What | Bound | Measured |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
