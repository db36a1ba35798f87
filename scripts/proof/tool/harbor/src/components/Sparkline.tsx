const STEP = 8;
const HEIGHT = 34;

/** A line without axes, for a number of values of the same unit. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const most = Math.max(...values, 1);
  const points = values.map((value, index) => `${index * STEP},${32 - (value / most) * 30}`);
  return (
    <svg width={values.length * STEP} height={HEIGHT} aria-hidden="true">
      <polyline points={points.join(' ')} fill="none" stroke="currentColor" />
    </svg>
  );
}
