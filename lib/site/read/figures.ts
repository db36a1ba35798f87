import path from 'node:path';
import { ownOf } from '../../own';
import { didYouMean } from '../../problem/did-you-mean';
import { isSyntaxProblem, lineAt, parseJson } from '../../problem/located';
import type { Report } from '../../problem/report';
import { MANIFEST_FOLDERS } from '../../releases';
import { contentDir, displayName, rootDir } from './content-dir';
import { readText } from './read-text';
import { remember } from './remember';

/** A number, or a text that the tool printed. */
type Figure = number | string;

/** `{figures.rspack.js.kB}`: the name of a figure, and how it is written. */
const NAMED = /\{figures\.([^\s{}]+)\}/g;

const BYTES_PER_KB = 1000;
const BYTES_PER_MB = 1_000_000;
const MS_PER_SECOND = 1000;

/** How a number can be written; without any, with its thousands set apart. */
const FORMS: Readonly<Record<string, (value: number) => string>> = {
  kB: (bytes) =>
    Math.abs(bytes) < BYTES_PER_KB ? `${bytes} B` : `${threeDigits(bytes / BYTES_PER_KB)} kB`,
  MB: (bytes) => `${threeDigits(bytes / BYTES_PER_MB)} MB`,
  /** As the rules write it. */
  kB2: (bytes) => `${(bytes / BYTES_PER_KB).toFixed(2)} kB`,
  /** As the report writes it. */
  KB: (bytes) => `${(bytes / BYTES_PER_KB).toFixed(2)} KB`,
  s: (ms) => `${(ms / MS_PER_SECOND).toFixed(1)} s`,
  ms: (ms) => `${Math.round(ms)} ms`,
  percent: (share) => `${percentOf(share)}%`,
  change: (share) => `${share < 0 ? '−' : share > 0 ? '+' : ''}${percentOf(Math.abs(share))}%`,
};

const WHOLE = new Intl.NumberFormat('en', { maximumFractionDigits: 0, useGrouping: 'min2' });

/**
 * The text of a file with the figures that it names: `{figures.rspack.js.kB}` becomes `462 kB`. They are in `figures.json`
 * of the content folder, so a number is measured once and never typed. `{figures.versions.2.0.@rspack/core}` is the version
 * that pages about a release are verified with. An unknown name is reported.
 */
export function readWithFigures(absolute: string, report: Report): string | undefined {
  const text = readText(absolute, report);
  if (!text?.includes('{figures.')) return text;
  return fillFigures(text, displayName(absolute), report);
}

function fillFigures(text: string, file: string, report: Report): string {
  const book = path.join(contentDir(), 'figures.json');
  const figures = parseFigures(report, displayName(book), readText(book, report) ?? '{}');
  return text.replace(NAMED, (_, written: string, offset: number) => {
    const [name, form] = splitForm(written);
    if (!figures) return name;
    const value = figures.get(name) ?? versionOf(name, report);
    if (typeof value === 'string') return value;
    if (value !== undefined) return form ? form(value) : WHOLE.format(value);
    const problem = `names the figure ${name}, which is not in ${displayName(book)}.`;
    const otherwise = `Write the name of a number there, as {figures.${[...figures.keys()][0] ?? 'js'}}.`;
    const remedy = didYouMean(name, [...figures.keys()], { otherwise });
    report({ file, line: lineAt(text, offset), problem, remedy });
    return name;
  });
}

/** The figures by name; undefined after an error, so that their names are not errors too. */
const parseFigures = remember((report, file, text: string): Map<string, Figure> | undefined => {
  const data = parseJson(text);
  if (!isSyntaxProblem(data)) return new Map(figuresIn(data.value, ''));
  const remedy = 'Write it with `npm run figures`.';
  report({ file, line: data.line, problem: `is not JSON: ${data.message}.`, remedy });
  return undefined;
});

/** `versions.2.0.@rspack/core`, out of the manifest of that release. */
function versionOf(name: string, report: Report): string | undefined {
  const [, release = '', dependency = ''] = /^versions\.(\d+\.\d+)\.(.+)$/.exec(name) ?? [];
  const folder = ownOf(MANIFEST_FOLDERS, release);
  if (folder === undefined) return undefined;
  const manifest = path.join(rootDir(), folder, 'package.json');
  const versions = parseFigures(report, displayName(manifest), readText(manifest, report) ?? '{}');
  const version = versions?.get(`devDependencies.${dependency}`);
  return typeof version === 'string' ? version : undefined;
}

function figuresIn(value: unknown, name: string): [string, Figure][] {
  if (typeof value === 'number' || typeof value === 'string') return [[name, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    figuresIn(inner, name === '' ? key : `${name}.${key}`),
  );
}

/** The last part of a name says how it is written, if that is a way to write numbers. */
function splitForm(written: string): [string, ((value: number) => string)?] {
  const dot = written.lastIndexOf('.');
  const form = ownOf(FORMS, written.slice(dot + 1));
  return form ? [written.slice(0, dot), form] : [written];
}

function threeDigits(value: number): string {
  return Math.abs(value) >= 100 ? WHOLE.format(value) : value.toPrecision(3);
}

/** Whole; below 10 with one digit that counts: `12`, `0.3`. */
function percentOf(share: number): string {
  const value = share * 100;
  return String(Math.abs(value) >= 10 ? Math.round(value) : Number(value.toPrecision(1)));
}
