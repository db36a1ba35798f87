import { readFile } from 'node:fs/promises';
import { FIGURES_FILE, measureSizes, NEUTRAL_FOLDER } from '../projects/measure-builds';
import { MAP_FILE, measureMap } from '../projects/measure-map';
import type { CoverageItem } from './coverage';

/**
 * Times differ in every run. So does what depends on the folder of the app, in which order the plugin meets packages:
 * figures are measured in one folder, and checked in that of each copy of this repository.
 */
const UNSTABLE = /(?:^|\.)(?:times\.|packages$|findings\.(?:E1001|E1002|E1003|E1009)\.)/;

/** Measure the sample app again, and compare that with the figures that pages name. */
export async function checkFigures(project: string): Promise<CoverageItem[]> {
  const noted = JSON.parse(await readFile(FIGURES_FILE, 'utf8'));
  const measured = JSON.stringify(await measureSizes(project));
  return compareFigures(noted, JSON.parse(measured.replaceAll(project, NEUTRAL_FOLDER)));
}

/** Measure the map of the sample app again, and compare it with the one on the home pages. */
export async function checkMap(project: string): Promise<CoverageItem[]> {
  const measured = JSON.stringify(await measureMap(project));
  const noted = JSON.stringify(JSON.parse(await readFile(MAP_FILE, 'utf8')));
  const name = 'map of the sample app';
  if (noted === measured) return [{ name }];
  const problem = 'does not show what is measured.';
  return [{ name, problem: { file: MAP_FILE, problem, remedy: 'Run `npm run figures -- map`.' } }];
}

/** Every measured value, and what is wrong where it is noted otherwise. */
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
        remedy: 'Run `npm run figures`, and read again what pages conclude from it.',
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
