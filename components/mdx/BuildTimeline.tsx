import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FigureFoot } from '@/components/ui/FigureFoot';
import { Lanes } from '@/components/ui/Lanes';
import { hasPauses } from '@/lib/lanes';
import { secondsText } from '@/lib/seconds-text';
import { type Lane, timelineOf } from '@/lib/timeline';
import styles from './BuildTimeline.module.css';

/** What the loaders of a measured build did, drawn from its report, with what to look at as its caption. */
export function BuildTimeline({
  build,
  guilty,
  children,
}: {
  build: string;
  /** The busiest lane is the one to look at. */
  guilty?: boolean;
  children?: ReactNode;
}) {
  return (
    <figure className={styles.root}>
      <TimelineLanes build={build} max={timelineOf(build).time} isMarked={guilty} />
      {children && <figcaption>{children}</figcaption>}
    </figure>
  );
}

interface TimelineLanesProps {
  build: string;
  /** The end of the axis in ms: builds that are compared have one. */
  max: number;
  isMarked?: boolean | undefined;
  /** Another build, whose lanes this one has too, in their order, even if they are empty. */
  beside?: string;
  size?: 'large';
  /** What script lays over the lanes. */
  children?: ReactNode;
}

/** The lanes of a build, and what their bars mean. */
export function TimelineLanes({
  build,
  beside,
  max,
  isMarked,
  size,
  children,
}: TimelineLanesProps) {
  const t = useTranslations('content.timeline');
  const { time, lanes: own } = timelineOf(build);
  const lanes = beside === undefined ? own : lanesBeside(build, beside);
  const id = `_lanes-${build.replaceAll('.', '-')}`;
  const views = lanes.map(({ loader, calls, ofPackages, ms, bars }, index) => ({
    name: loader.replace(/\/dist\/.*/, ''),
    note:
      ofPackages > 0
        ? t('packages', { calls: String(calls), ofPackages: String(ofPackages) })
        : t('files', { calls: String(calls) }),
    value: calls > 0 ? secondsText(ms) : '–',
    isBad: isMarked && index === 0,
    bars: bars.map(({ from, to, calls: joined, file, ofPackage }) => ({
      from,
      to,
      isHatched: ofPackage,
      name: file,
      facts: (joined > 1 ? `+${joined - 1}, ` : '') + secondsText(to - from, 2),
    })),
  }));
  const hatched = lanes.findIndex(({ ofPackages }) => ofPackages > 0);
  return (
    <>
      <Lanes
        id={id}
        label={t('label')}
        lanes={views}
        max={max}
        rest={time < max ? { from: time, text: `−${secondsText(max - time, 1)}` } : undefined}
        {...(size && { size })}
        tickText={(ms) => `${ms / 1000}\u00a0s`}
      >
        {children}
      </Lanes>
      <FigureFoot>
        {/* Without the colors, as in Markdown, their meanings are words without a sense. */}
        <span aria-hidden="true">
          {hatched >= 0 && <Key text={t('ofPackages')} fill={`url(#${id}-${hatched})`} />}{' '}
          <Key text={t('own')} />{' '}
          {lanes.some(({ bars }) => hasPauses(bars, max)) && <Key text={t('span')} isPale />}
        </span>
      </FigureFoot>
    </>
  );
}

/** The lanes of a build in the order of another one, with empty lanes for loaders that it does not have. */
function lanesBeside(build: string, other: string): Lane[] {
  const { lanes } = timelineOf(build);
  const old = timelineOf(other).lanes;
  return [
    ...old.map(({ loader }) => {
      const none = { loader, calls: 0, ofPackages: 0, ms: 0, bars: [] };
      return lanes.find((lane) => lane.loader === loader) ?? none;
    }),
    ...lanes.filter(({ loader }) => !old.some((lane) => lane.loader === loader)),
  ];
}

/** What a kind of bar means. */
function Key({ text, fill, isPale }: { text: string; fill?: string; isPale?: boolean }) {
  return (
    <span className={styles.key}>
      <svg aria-hidden="true" className={isPale ? styles.pale : undefined}>
        <rect {...(fill && { fill })} />
      </svg>{' '}
      {text}
    </span>
  );
}
