/**
 * Measures the figures that the project sets bounds for, prints them, and writes them to figures.md.
 * Takes about three quarters of an hour. The machine should do nothing else.
 */
import { mkdir } from 'node:fs/promises';
import { reportFailure } from '../support/report';
import { benchEditLatency } from './edit-latency';
import type { Figure } from './figure';
import { benchFirstControl } from './first-control';
import { benchHomeScreen } from './home-screen';
import { benchPageWeight } from './page-weight';
import { benchPictureLoad } from './picture-load';
import { benchMakingPictures, benchPictures } from './pictures';
import { benchProvedPages } from './proved-pages';
import { benchReproducible } from './reproducible';
import { benchScale } from './scale';
import { benchWebVitals } from './web-vitals';
import { writeFigures } from './write-figures';

const BENCHES: readonly (() => Promise<Figure | Figure[]>)[] = [
  benchReproducible,
  benchPageWeight,
  benchWebVitals,
  benchFirstControl,
  benchHomeScreen,
  benchEditLatency,
  benchPictures,
  benchPictureLoad,
  benchMakingPictures,
  benchProvedPages,
  () => benchScale(1000, 'at most 60 s and 2 GB'),
  () => benchScale(5000, 'builds'),
];

async function main(): Promise<void> {
  await mkdir('.cache', { recursive: true });
  const figures: Figure[] = [];
  for (const bench of BENCHES) {
    for (const figure of [await bench()].flat()) {
      console.log(`${figure.what}\n  ${figure.measured} (bound: ${figure.bound})`);
      figures.push(figure);
    }
  }
  await writeFigures('figures', figures);
}

main().catch(reportFailure);
