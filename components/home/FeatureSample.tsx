import type { SampleRow } from '@/lib/frontmatter';
import styles from './FeatureSample.module.css';

/** Some rows of the real thing: names with values, and bars in one scale. */
export function FeatureSample({ rows }: { rows: readonly SampleRow[] }) {
  const whole = Math.max(...rows.map(({ bar = 0 }) => spanOf(bar)[1]));
  return (
    <ul className={styles.root}>
      {rows.map(({ name, value, bar, tone }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes, and names may repeat
        <li className={styles.row} data-tone={tone} key={index}>
          <span className={styles.name}>{name}</span>{' '}
          {value && <b className={styles.value}>{value}</b>}
          {bar !== undefined && <Bar of={spanOf(bar)} whole={whole} />}
        </li>
      ))}
    </ul>
  );
}

type Span = readonly [from: number, to: number];

function spanOf(bar: NonNullable<SampleRow['bar']>): Span {
  return typeof bar === 'number' ? [0, bar] : bar;
}

/** @param whole The end of the longest bar, which is as wide as the row. */
function Bar({ of: [from, to], whole }: { of: Span; whole: number }) {
  const percent = (value: number) => `${Math.round((value / whole) * 1000) / 10}%`;
  return (
    <svg className={styles.bar} aria-hidden="true">
      <rect width="100%" height="100%" rx="3" />
      <rect x={percent(from)} width={percent(to - from)} height="100%" rx="3" />
    </svg>
  );
}
