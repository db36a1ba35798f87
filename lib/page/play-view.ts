import { fillText } from '../fill-text';
import type { HeroPlay } from '../frontmatter';
import { secondsText } from '../seconds-text';
import { changeText, sizeText } from '../size-text';
import { timelineOf } from '../timeline';

export const BUILDS = ['before', 'after'] as const;
type Build = (typeof BUILDS)[number];

/** The map of a bundle in two builds, drawn. */
export type DrawnMap = Record<Build, DrawnBuild>;

interface DrawnBuild {
  /** The inside of the SVG. */
  svg: string;
  /** Bytes in all. */
  total: number;
}

/** One build, seen by its time or by its size. */
export interface PanelView {
  build: Build;
  /** What its time or size comes from, and what is said of that. */
  name: string;
  text: string;
  /** Its time or its size. */
  total: string;
  /** The name of its timeline, and its time in ms. */
  timeline?: { name: string; ms: number };
  map?: { svg: string; alt: string };
}

export type PlayView = ReturnType<typeof viewPlay>;

/** The card of a home page that plays two builds. Texts about sizes may hold them: `{before}`, `{after}` and `{less}`. */
export function viewPlay(
  { time, size }: HeroPlay,
  map: DrawnMap,
  resolveLink: (link: string) => string,
) {
  const moreOf = ({ text, link }: HeroPlay['time']['more']) => ({ text, href: resolveLink(link) });
  const msOf = (build: Build) => timelineOf(time[build].build).time;
  const bytesOf = (build: Build) => map[build].total;
  const sizes = {
    before: sizeText(bytesOf('before')),
    after: sizeText(bytesOf('after')),
    less: sizeText(bytesOf('before') - bytesOf('after')),
  };
  const viewTime = (build: Build): PanelView => {
    const { build: name, ...words } = time[build];
    const ms = msOf(build);
    return { build, ...words, total: secondsText(ms, 1), timeline: { name, ms } };
  };
  const viewSize = (build: Build): PanelView => {
    const { alt, name, text } = size[build];
    const { svg } = map[build];
    return { build, name, text: fillText(text, sizes), total: sizes[build], map: { svg, alt } };
  };
  return {
    /** The end of the axis of both builds, in ms. */
    max: Math.max(...BUILDS.map(msOf)),
    views: [
      {
        view: 'time' as const,
        name: time.name,
        change: changeText(msOf('before'), msOf('after')),
        panels: BUILDS.map(viewTime),
        more: moreOf(time.more),
      },
      {
        view: 'size' as const,
        name: size.name,
        change: changeText(bytesOf('before'), bytesOf('after')),
        panels: BUILDS.map(viewSize),
        more: moreOf(size.more),
      },
    ],
  };
}
