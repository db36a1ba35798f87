import { data } from '@/lib/data-names';
import type { SampleRow } from '@/lib/frontmatter';
import styles from './FeatureSample.module.css';

/** Rows of real data: names with values, and bars on one scale, which has a length even if all of them are empty. */
export function FeatureSample({ rows }: { rows: readonly SampleRow[] }) {
  const spans = spansOf(rows);
  const whole = Math.max(...spans.map((span) => span?.[1] ?? 0)) || 1;
  return (
    <ul className={styles.root}>
      {rows.map(({ name, value, tone }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes, and names may repeat
        <li key={index} className={styles.row} {...data({ tone })}>
          <span className={styles.name}>{name}</span>{' '}
          {value && <b className={styles.value}>{value}</b>}
          {spans[index] && <Bar of={spans[index]} whole={whole} />}
        </li>
      ))}
    </ul>
  );
}

type Span = readonly [from: number, to: number];

/** Where the bar of each row begins and ends. */
function spansOf(rows: readonly SampleRow[]): (Span | undefined)[] {
  let end = 0;
  return rows.map(({ value = '', bar }) => {
    if (bar === undefined) return undefined;
    const length = Number.parseFloat(value);
    const from = { start: 0, after: end, within: Math.max(0, end - length) }[bar];
    end = from + length;
    return [from, end];
  });
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
