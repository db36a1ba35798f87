/**
 * Measures the figures for which the project has set bounds, prints them, and writes them to figures.md:
 * `npm run bench` all tables, `npm run bench -- edit` one of them. The machine should do nothing else.
 */
import { mkdir } from 'node:fs/promises';
import { reportFailure } from '../../support/report';
import { UserError } from '../../support/user-error';
import { benchBuilds } from './builds';
import { benchEdits } from './edits';
import { type Figure, writeFigures } from './figure';
import { benchSearchRelevance } from './search-relevance';
import { benchWebVitals } from './web-vitals';

/** The measurements of each table in figures.md. */
const TABLES: Readonly<Record<string, () => Promise<Figure[]>>> = {
  pages: benchWebVitals,
  edit: benchEdits,
  build: benchBuilds,
  search: benchSearchRelevance,
};

async function main(names: readonly string[]): Promise<void> {
  const unknown = names.find((name) => !Object.hasOwn(TABLES, name));
  if (unknown) {
    throw new UserError(
      `The table “${unknown}” does not exist. Choose from ${Object.keys(TABLES).join(', ')}.`,
    );
  }
  await mkdir('.cache', { recursive: true });
  for (const [name, bench] of Object.entries(TABLES)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const figures = await bench();
    for (const { what, measured, bound } of figures) {
      console.log(`${what}\n  ${measured} (bound: ${bound})`);
    }
    await writeFigures(name, figures);
  }
}

main(process.argv.slice(2)).catch(reportFailure);
