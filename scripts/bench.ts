/**
 * Measures the figures that the project sets bounds for, prints them, and writes them into the table
 * of ARCHITECTURE.md. Takes about three quarters of an hour; the machine should have nothing else to do.
 */
import { mkdir } from 'node:fs/promises';
import { benchEditLatency } from './bench/edit-latency';
import type { Figure } from './bench/figure';
import { benchHomeScreen } from './bench/home-screen';
import { benchPageWeight } from './bench/page-weight';
import { benchPictureLoad } from './bench/picture-load';
import { benchMakingPictures, benchPictures } from './bench/pictures';
import { benchProvedPages } from './bench/proved-pages';
import { benchReproducible } from './bench/reproducible';
import { benchScale } from './bench/scale';
import { writeFigures } from './bench/write-figures';
import { reportFailure } from './support/report';

const BENCHES: readonly (() => Promise<Figure | Figure[]>)[] = [
  benchReproducible,
  benchPageWeight,
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
