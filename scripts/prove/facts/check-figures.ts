import { readFile } from 'node:fs/promises';
import { FIGURES_FILE, measureSizes, NEUTRAL_FOLDER } from '../projects/measure-builds';
import { MAP_FILE, measureMap } from '../projects/measure-map';
import type { CoverageItem } from './coverage';

/**
 * Durations differ in every run. Some values depend on the path of the app, which decides in which order the plugin
 * finds packages: figures are measured in one folder, and checked in the folder of each checkout.
 */
const UNSTABLE = /(?:^|\.)(?:times\.|packages$|findings\.(?:E1001|E1002|E1003|E1009)\.)/;

/** Measures the sample app again, and compares the result with the figures that pages use. */
export async function checkFigures(project: string): Promise<CoverageItem[]> {
  const noted = JSON.parse(await readFile(FIGURES_FILE, 'utf8'));
  const measured = JSON.stringify(await measureSizes(project));
  return compareFigures(noted, JSON.parse(measured.replaceAll(project, NEUTRAL_FOLDER)));
}

/** Measures the map of the sample app again, and compares it with the map on the home pages. */
export async function checkMap(project: string): Promise<CoverageItem[]> {
  const measured = JSON.stringify(await measureMap(project));
  const noted = JSON.stringify(JSON.parse(await readFile(MAP_FILE, 'utf8')));
  const name = 'map of the sample app';
  if (noted === measured) return [{ name }];
  const problem = 'differs from the measured map.';
  return [{ name, problem: { file: MAP_FILE, problem, remedy: 'Run `npm run figures -- map`.' } }];
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
