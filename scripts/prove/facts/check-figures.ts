import { readFile } from 'node:fs/promises';
import type { Problem } from '../../../lib/content/check/problems';
import { FIGURES_FILE, measureRspack, NEUTRAL_FOLDER } from '../projects/measure-builds';
import { MAP_FILE, measureMap } from '../projects/measure-map';
import type { CoverageItem } from './coverage';

/**
 * Times differ in every run. The plugin takes a package for part of another one whose folder starts
 * with the same letters, if it meets that first; which it does depends on where the project lies.
 */
const UNSTABLE = /(?:^|\.)(?:time$|packages$|findings\.(?:E1001|E1002|E1009)\.)/;

/** The text of a page, to find where it quotes what is no longer so. */
interface QuotingPage {
  file: string;
  body: string;
}

/** Measure the sample app again, and compare that with the figures that pages quote. */
export async function checkFigures(
  project: string,
  pages: readonly QuotingPage[],
): Promise<CoverageItem[]> {
  const noted = JSON.parse(await readFile(FIGURES_FILE, 'utf8'));
  const measured = JSON.stringify(await measureRspack(project));
  return compareFigures(noted, JSON.parse(measured.replaceAll(project, NEUTRAL_FOLDER)), pages);
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

/** Every measured value that is noted otherwise, with the pages that quote the noted one. */
export function compareFigures(
  noted: object,
  measured: object,
  pages: readonly QuotingPage[],
): CoverageItem[] {
  const before = new Map(leavesOf(noted));
  return leavesOf(measured)
    .filter(([name]) => !UNSTABLE.test(name))
    .map(([name, value]) => {
      const old = before.get(name);
      if (old === value) return { name: `figure ${name}` };
      return { name: `figure ${name}`, problem: differenceOf({ name, old, value }, pages) };
    });
}

interface Change {
  name: string;
  old: Leaf | undefined;
  value: Leaf;
}

function differenceOf({ name, old, value }: Change, pages: readonly QuotingPage[]): Problem {
  const quotes = typeof old === 'number' ? quotesOf(old, pages) : [];
  const also =
    quotes.length > 0 ? `, and write ${spell(Number(value))} in ${quotes.join(', ')}` : '';
  return {
    file: FIGURES_FILE,
    problem: `says ${old} of ${name}, but ${value} is measured.`,
    remedy: `Run \`npm run figures\`${also}.`,
  };
}

/** Where a page says a number of four digits or more; smaller ones mean too many things. */
function quotesOf(number: number, pages: readonly QuotingPage[]): string[] {
  if (number < 1000) return [];
  const pattern = new RegExp(`(?<![\\d,.])(?:${spell(number)}|${number})(?![\\d,]|\\.\\d)`);
  return pages.flatMap(({ file, body }) =>
    body.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}`] : [])),
  );
}

function spell(number: number): string {
  return number.toLocaleString('en');
}

type Leaf = string | number | boolean | null;

function leavesOf(value: unknown, name = ''): [string, Leaf][] {
  if (typeof value !== 'object' || value === null) return [[name, value as Leaf]];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, name === '' ? key : `${name}.${key}`),
  );
}
