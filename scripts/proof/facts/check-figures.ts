import { readFile } from 'node:fs/promises';
import { FIGURES_FILE, measureSample, NEUTRAL_FOLDER } from '../projects/measure-builds';
import { MAP_FILE } from '../projects/measure-map';
import type { CoverageItem } from './coverage';

/**
 * Durations differ in every run. Some values depend on the path of the app, which decides in which order the plugin
 * finds packages: figures are measured in one folder, and checked in the folder of each checkout.
 */
const UNSTABLE = /(?:^|\.)(?:times\.|packages$|findings\.(?:E1001|E1002|E1003|E1009)\.)/;

/** The files that hold what is measured. */
export interface NotedFigures {
  figures: string;
  map: string;
}

export async function readNotedFigures(): Promise<NotedFigures> {
  return {
    figures: await readFile(FIGURES_FILE, 'utf8'),
    map: await readFile(MAP_FILE, 'utf8'),
  };
}

/** Measures the sample app again, and compares the result with the figures that pages use and the map of the home page. */
export async function checkFigures(project: string, noted: NotedFigures): Promise<CoverageItem[]> {
  const { sizes, map } = await measureSample(project);
  const measured = JSON.stringify(sizes).replaceAll(project, NEUTRAL_FOLDER);
  return [
    ...compareFigures(JSON.parse(noted.figures), JSON.parse(measured)),
    compareMap(JSON.parse(noted.map), map),
  ];
}

function compareMap(noted: object, measured: object): CoverageItem {
  const name = 'map of the sample app';
  if (JSON.stringify(noted) === JSON.stringify(measured)) return { name };
  const problem = 'differs from the measured map.';
  return { name, problem: { file: MAP_FILE, problem, remedy: 'Run `npm run figures`.' } };
}

/** Every measured value, with a problem if the stored value differs. */
export function compareFigures(noted: object, measured: object): CoverageItem[] {
  const before = new Map(leavesOf(noted));
  return leavesOf(measured)
    .filter(([name]) => !UNSTABLE.test(name))
    .map(([name, value]) => {
      const old = before.get(name);
      if (old === value) return { name: `figure ${name}` };
      const problem = {
        file: FIGURES_FILE,
        problem: `says ${old} of ${name}, but ${value} is measured.`,
        remedy: 'Run `npm run figures`, and check the conclusions on the pages that use it.',
      };
      return { name: `figure ${name}`, problem };
    });
}

type Leaf = string | number | boolean | null;

function leavesOf(value: unknown, name = ''): [string, Leaf][] {
  if (typeof value !== 'object' || value === null) return [[name, value as Leaf]];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, name === '' ? key : `${name}.${key}`),
  );
}
