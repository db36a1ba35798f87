import figures from '@/content/figures.json';
import data from '@/content/maps/timelines.json';

/** One call of a loader, or several short ones that follow each other. Times in ms from the start of the build. */
export interface Bar {
  from: number;
  to: number;
  calls: number;
  /** The file, or of several the one that took longest: `dagre/lodash/index.js`. */
  file: string;
  /** It is in `node_modules`. */
  ofPackage: boolean;
}

/** What a loader did in a build. */
export interface Lane {
  loader: string;
  calls: number;
  /** Calls on files in `node_modules`. */
  ofPackages: number;
  /** While it was busy: calls that overlap count once. */
  ms: number;
  bars: Bar[];
}

const TIMELINES: Readonly<Record<string, readonly Lane[]>> = data;

/** The builds that can be drawn, by their names in `figures.json`. */
export const TIMELINE_NAMES: readonly string[] = Object.keys(TIMELINES);

export interface Timeline {
  lanes: readonly Lane[];
  /** How long the build took, in ms, as the bundler reports it. */
  time: number;
}

/** What the loaders did in a build that `figures.json` measures: `rspackSlow.everywhere`. Both come from the same run. */
export function timelineOf(build: string): Timeline {
  let node: unknown = figures;
  for (const key of build.split('.')) node = (node as Record<string, unknown>)[key];
  return {
    lanes: TIMELINES[build] ?? [],
    time: (node as { times: { build: number } }).times.build,
  };
}
