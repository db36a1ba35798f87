import styles from './Stars.module.css';

/** Specified: 35 stars at fixed places, in percent. */
const PLACES = [
  [26, 9],
  [3, 62],
  [75, 22],
  [52, 75],
  [28, 35],
  [5, 88],
  [77, 48],
  [54, 8],
  [30, 61],
  [7, 21],
  [79, 74],
  [56, 34],
  [32, 87],
  [9, 47],
  [81, 7],
  [57, 60],
  [34, 20],
  [10, 73],
  [83, 33],
  [59, 86],
  [36, 46],
  [12, 6],
  [85, 59],
  [61, 19],
  [38, 72],
  [14, 32],
  [87, 84],
  [63, 45],
  [40, 5],
  [16, 58],
  [89, 18],
  [65, 71],
  [41, 31],
  [18, 83],
  [90, 44],
] as const;

/** Specified: how much wider each star is than the one before, and the narrowest, in px. */
const WIDTHS = { step: 1 / 20, least: 3 };

/**
 * Points of light behind the hero. They lean toward a pointer that comes near; see `attachStars`. They stand
 * after it in the page: where they are depends on its height, which grows until all of it is parsed.
 */
export function Stars() {
  return (
    <svg className={styles.root} aria-hidden="true" data-stars="">
      {PLACES.map(([x, y], index) => {
        const width = (index + 1) * WIDTHS.step + WIDTHS.least;
        return <circle cx={`${x}%`} cy={`${y}%`} r={width / 2} key={`${x} ${y}`} />;
      })}
    </svg>
  );
}
