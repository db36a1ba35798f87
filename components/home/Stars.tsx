import { data } from '@/lib/data-names';
import styles from './Stars.module.css';

/** Specified: 35 stars at fixed places. */
const COUNT = 35;

/** Steps of the R2 sequence, whose points fill an area evenly and without a pattern. */
const STEP = { x: 0.7548776662, y: 0.569840291 };

/** Specified: how much wider each star is than the one before, and the narrowest, in px. */
const WIDTHS = { step: 1 / 20, least: 3 };

/**
 * Points of light behind the hero, which lean toward a near pointer; see lib/browser/home/stars. They come after the
 * hero in the page, because their places depend on its height, which grows until all of it is parsed.
 */
export function Stars() {
  return (
    <svg className={styles.root} aria-hidden="true" {...data({ stars: '' })}>
      {Array.from({ length: COUNT }, (_, index) => {
        const x = Math.round(2 + 96 * ((0.5 + (index + 1) * STEP.x) % 1));
        const y = Math.round(3 + 92 * ((0.5 + (index + 1) * STEP.y) % 1));
        const width = (index + 1) * WIDTHS.step + WIDTHS.least;
        return <circle cx={`${x}%`} cy={`${y}%`} r={width / 2} key={`${x} ${y}`} />;
      })}
    </svg>
  );
}
