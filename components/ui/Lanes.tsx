import { Fragment, type ReactNode } from 'react';
import { data } from '@/lib/data-names';
import { barOf, percentOf, ticksOf } from '@/lib/lanes';
import styles from './Lanes.module.css';

/** A bar with what it is named by under a pointer. */
interface BarView {
  from: number;
  to: number;
  isHatched?: boolean;
  name: string;
  facts: string;
}

export interface LaneView {
  name: string;
  note?: string;
  value: string;
  /** It is the one to look at. */
  isBad?: boolean;
  bars: readonly BarView[];
}

interface RestProps {
  rest: { from: number; text: string };
  max: number;
  size: keyof typeof LANES;
}

interface LanesProps {
  /** For the ids of patterns: unique on the page. */
  id: string;
  /** The name of the list that script makes of the bars. */
  label: string;
  lanes: readonly LaneView[];
  /** The end of the axis, which begins at 0. */
  max: number;
  tickText(tick: number): string;
  /** Where the lanes end before the axis does, and what is said of the rest. */
  rest?: RestProps['rest'] | undefined;
  size?: keyof typeof LANES;
  /** What moves below the words. */
  children?: ReactNode;
}

/** The height of a lane, where its bars begin below the line of words, and how high they are, in rem, as in the
 * styles; those of large lanes are in PlayCard. */
const LANES = {
  small: { height: 3, top: 1.5, bar: 0.875 },
  large: { height: 6.25, top: 1.875, bar: 2.75 },
};

/**
 * Bars on one axis, a lane for each. The words are a list of HTML, so they translate, grow with the text and are read out; the
 * bars lie over it in an SVG, whose places are percent across and rem down. Script names the bars; see
 * lib/browser/figures/part-names.
 */
export function Lanes(props: LanesProps) {
  const { id, label, lanes, max, tickText, rest, size = 'small', children } = props;
  return (
    <div className={styles.root}>
      <svg className={styles.axis} aria-hidden="true">
        {ticksOf(max).map((tick) => {
          const x = percentOf(tick, max);
          return (
            <Fragment key={tick}>
              {x > 0 && <line x1={`${x}%`} x2={`${x}%`} y2="100%" />}
              <text x={`${x}%`} y="100%" dy="1.4em" textAnchor={anchorAt(x)}>
                {tickText(tick)}
              </text>
            </Fragment>
          );
        })}
        {rest && <Rest rest={rest} max={max} size={size} />}
      </svg>
      {children}
      <ol className={styles.words}>
        {lanes.map(({ name, note, value, isBad }) => (
          <li key={name} {...data({ tone: isBad ? 'bad' : undefined })}>
            <b translate="no">{name}</b> {note && <span>{note}</span>} <b>{value}</b>
          </li>
        ))}
      </ol>
      <svg className={styles.bars} aria-hidden="true" {...data({ canvas: label })}>
        {lanes.map((lane, index) => (
          <LaneBars
            lane={lane}
            max={max}
            pattern={`${id}-${index}`}
            top={index * LANES[size].height + LANES[size].top}
            height={LANES[size].bar}
            key={lane.name}
          />
        ))}
      </svg>
    </div>
  );
}

/** The end of the lanes, and what is said of the rest of the axis, in the first line of bars. */
function Rest({ rest: { from, text }, max, size }: RestProps) {
  const x = `${percentOf(from, max)}%`;
  const { top, bar } = LANES[size];
  return (
    <g className={styles.rest}>
      <rect x={x} width="2" height="100%" />
      <text x={x} y={`${top + bar / 2}rem`} dx="0.5em" dy="0.35em" fontWeight="700">
        {text}
      </text>
    </g>
  );
}

interface LaneBarsProps {
  lane: LaneView;
  max: number;
  /** The id of its hatching. */
  pattern: string;
  /** In rem. */
  top: number;
  height: number;
}

/** A pale span from the first bar to the last, and the bars. */
function LaneBars({ lane: { bars, isBad }, max, pattern, top, height }: LaneBarsProps) {
  const from = Math.min(...bars.map((bar) => bar.from));
  const to = Math.max(...bars.map((bar) => bar.to));
  const isHatched = bars.some((bar) => bar.isHatched);
  return (
    <svg
      aria-hidden="true"
      y={`${top}rem`}
      height={`${height}rem`}
      {...data({ tone: isBad ? 'bad' : undefined })}
    >
      {isHatched && (
        <pattern
          id={pattern}
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="5" height="5" />
          <rect width="2.5" height="5" />
        </pattern>
      )}
      {bars.length > 0 && <rect className={styles.span} {...barOf({ from, to }, max)} />}
      {bars.map((bar) => (
        <rect
          {...barOf(bar, max)}
          {...(bar.isHatched && { fill: `url(#${pattern})` })}
          {...data({ name: bar.name, facts: bar.facts })}
          key={`${bar.from} ${bar.name}`}
        />
      ))}
    </svg>
  );
}

/** Marks at both ends stay within the axis. */
function anchorAt(x: number): 'start' | 'middle' | 'end' {
  if (x === 0) return 'start';
  return x > 97 ? 'end' : 'middle';
}
