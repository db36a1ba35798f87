/**
 * Measures how well and how fast search answers, prints the result, and writes it to figures.md.
 * Takes about five minutes. The machine should do nothing else.
 */
import { mkdir } from 'node:fs/promises';
import { reportFailure } from '../support/report';
import type { Figure } from './figure';
import { benchSearchJourney } from './search-journey';
import { benchSearchPieces } from './search-pieces';
import { benchSearchRelevance } from './search-relevance';
import { benchSearchScale } from './search-scale';
import { writeFigures } from './write-figures';

const BENCHES: readonly (() => Promise<Figure[]>)[] = [
  benchSearchRelevance,
  benchSearchJourney,
  async () => [await benchSearchScale(500)],
  async () => [await benchSearchPieces(5000)],
];

async function main(): Promise<void> {
  await mkdir('.cache', { recursive: true });
  const figures: Figure[] = [];
  for (const bench of BENCHES) {
    for (const figure of await bench()) {
      console.log(`${figure.what}\n  ${figure.measured} (bound: ${figure.bound})`);
      figures.push(figure);
    }
  }
  await writeFigures('search', figures);
}

main().catch(reportFailure);
