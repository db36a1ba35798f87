/**
 * Measures the figures for which the project has set bounds, prints them, and writes them to figures.md:
 * `npm run bench` all tables, in about 45 minutes, `npm run bench -- editing` one of them.
 * The machine should do nothing else.
 */
import { mkdir } from 'node:fs/promises';
import { reportFailure } from '../../support/report';
import { UserError } from '../../support/user-error';
import { benchDevStart } from './dev-start';
import { benchEditLatency } from './edit-latency';
import type { Figure } from './figure';
import { writeFigures } from './figure';
import { benchFirstControl } from './first-control';
import { benchHomeMap } from './home-map';
import { benchScale } from './scale';
import { benchSearchJourney } from './search-journey';
import { benchSearchRelevance } from './search-relevance';
import { benchSearchScale } from './search-scale';
import { benchWebVitals } from './web-vitals';

type Bench = () => Promise<Figure | Figure[]>;

/** The measurements of each table in figures.md. */
const TABLES: Readonly<Record<string, readonly Bench[]>> = {
  pages: [benchWebVitals, benchFirstControl, benchHomeMap],
  editing: [benchDevStart, benchEditLatency],
  builds: [() => benchScale(1000, 'at most 40 s and 1.8 GB')],
  search: [benchSearchRelevance, benchSearchJourney, () => benchSearchScale(500)],
};

async function main(names: readonly string[]): Promise<void> {
  const unknown = names.find((name) => !Object.hasOwn(TABLES, name));
  if (unknown) {
    throw new UserError(
      `The table “${unknown}” does not exist. Choose from ${Object.keys(TABLES).join(', ')}.`,
    );
  }
  await mkdir('.cache', { recursive: true });
  for (const [name, benches] of Object.entries(TABLES)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const figures: Figure[] = [];
    for (const bench of benches) {
      for (const figure of [await bench()].flat()) {
        console.log(`${figure.what}\n  ${figure.measured} (bound: ${figure.bound})`);
        figures.push(figure);
      }
    }
    await writeFigures(name, figures);
  }
}

main(process.argv.slice(2)).catch(reportFailure);
