/**
 * Measures the figures that the project sets bounds for, prints them, and writes them into the table
 * of ARCHITECTURE.md. Takes some ten minutes; the machine should have nothing else to do.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { benchEditLatency } from './bench/edit-latency';
import type { Figure } from './bench/figure';
import { benchPageWeight } from './bench/page-weight';
import { benchReproducible } from './bench/reproducible';
import { benchScale } from './bench/scale';
import { reportFailure } from './support/report';

const DOCUMENT = 'ARCHITECTURE.md';
const TABLE = /(<!-- figures -->\n)[\s\S]*(<!-- end of figures -->)/;

const BENCHES: readonly (() => Promise<Figure>)[] = [
  benchReproducible,
  benchPageWeight,
  benchEditLatency,
  () => benchScale(1000, 'at most 60 s and 2 GB'),
  () => benchScale(5000, 'builds'),
];

async function main(): Promise<void> {
  await mkdir('.cache', { recursive: true });
  const figures: Figure[] = [];
  for (const bench of BENCHES) {
    const figure = await bench();
    console.log(`${figure.what}\n  ${figure.measured} (bound: ${figure.bound})`);
    figures.push(figure);
  }
  const text = await readFile(DOCUMENT, 'utf8');
  if (!TABLE.test(text)) throw new Error(`${DOCUMENT} has no place for the figures.`);
  await writeFile(DOCUMENT, text.replace(TABLE, `$1${tableOf(figures)}$2`));
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

main().catch(reportFailure);
