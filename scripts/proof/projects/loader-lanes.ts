import { writeFile } from 'node:fs/promises';
import type { Bar, Lane } from '../../../lib/timeline';
import { compileStartOf, type LoaderCall, type ReportData } from './report-data';

/** What the loaders of some builds did, by the names of these builds in the figures. */
const TIMELINES_FILE = 'content/maps/timelines.json';

/** Shorter than this share of a build, calls that follow each other are one bar, as wide as a few pixels. */
const LEAST_SHARE = 0.015;

/**
 * What the loaders of a build did, the busiest first. Times are in milliseconds from the start of its compilation, which is
 * that of the time that a bundler reports.
 *
 * @param time That time.
 */
export function lanesOf(data: ReportData, time: number, project: string): Lane[] {
  const start = compileStartOf(data);
  const callsByLoader = new Map<string, Bar[]>();
  for (const { resource, loaders } of data.loader) {
    for (const call of loaders) {
      const calls = callsByLoader.get(call.loader) ?? [];
      callsByLoader.set(call.loader, [...calls, barOf(call, resource.path, { start, project })]);
    }
  }
  return [...callsByLoader]
    .map(([loader, calls]) => laneOf(loader, calls.sort(byStart), time * LEAST_SHARE))
    .sort((a, b) => b.ms - a.ms || (a.loader < b.loader ? -1 : 1));
}

/** A line for each lane and bar, so that a difference can be read. */
export async function writeTimelines(lanes: Record<string, readonly Lane[]>): Promise<void> {
  await writeFile(TIMELINES_FILE, `${JSON.stringify(lanes).replaceAll('{"', '\n{"')}\n`);
}

function barOf(
  { startAt, endAt }: LoaderCall,
  file: string,
  { start, project }: { start: number; project: string },
): Bar {
  const ofPackage = file.includes('/node_modules/');
  // A package has its name, wherever it is installed.
  const short = file.replace(`${project}/`, '').replace(/^node_modules\//, '');
  return {
    from: Math.round(startAt - start),
    to: Math.round(endAt - start),
    calls: 1,
    file: short.replaceAll('/node_modules/', '/'),
    ofPackage,
  };
}

/** @param calls By their start. */
export function laneOf(loader: string, calls: readonly Bar[], least: number): Lane {
  return {
    loader,
    calls: calls.length,
    ofPackages: calls.filter(({ ofPackage }) => ofPackage).length,
    ms: busyTimeOf(calls),
    bars: joinShort(calls, least),
  };
}

/** Calls that overlap count once. */
function busyTimeOf(calls: readonly Bar[]): number {
  let end = Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (const { from, to } of calls) {
    sum += Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
  }
  return sum;
}

/** A bar of several calls has the name of the longest. */
function joinShort(calls: readonly Bar[], least: number): Bar[] {
  const bars: Bar[] = [];
  let longest = 0;
  for (const call of calls) {
    const last = bars.at(-1);
    const length = call.to - call.from;
    if (last && last.ofPackage === call.ofPackage && fitsInto(call, last, least)) {
      last.to = Math.max(last.to, call.to);
      last.calls += 1;
      if (length > longest) last.file = call.file;
      longest = Math.max(longest, length);
    } else {
      bars.push({ ...call });
      longest = length;
    }
  }
  return bars;
}

function fitsInto({ from, to }: Bar, bar: Bar, least: number): boolean {
  return to <= bar.to || (from - bar.to < least / 2 && to - bar.from < least);
}

function byStart(a: Bar, b: Bar): number {
  return a.from - b.from || b.to - a.to;
}
