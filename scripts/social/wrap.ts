/** Characters that must not begin a line. */
const CLOSING = /^[\p{Pe}\p{Pf}，。、！？：；．・…％,.!?:;%]/u;
/** Characters that must not end a line. */
const OPENING = /[\p{Ps}\p{Pi}]$/u;

/** Measures the width of a text, in any unit. */
type Measure = (text: string) => number;

/**
 * Breaks a text into lines of at most `width`: at spaces, and between the words of Chinese, with
 * punctuation at the correct end of a line. The lines are balanced. A word that is wider
 * than a line may break anywhere.
 *
 * @param locale The language for the segmentation of words.
 */
export function wrapText(text: string, width: number, measure: Measure, locale: string): string[] {
  const units = unitsOf(text, locale).flatMap((unit) => splitWide(unit, width, measure));
  const lines = fill(units, width, measure);
  let [low, high] = [width / 2, width];
  for (let step = 0; step < 8; step += 1) {
    const middle = (low + high) / 2;
    if (fill(units, middle, measure).length > lines.length) low = middle;
    else high = middle;
  }
  return fill(units, high, measure);
}

/** The parts of a text that must not be broken. */
function unitsOf(text: string, locale: string): string[] {
  const units: string[] = [];
  for (const { segment } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)) {
    const last = units.at(-1);
    if (last !== undefined && staysWith(last, segment)) units[units.length - 1] = last + segment;
    else units.push(segment);
  }
  return units;
}

/** A space ends a unit. Latin letters, digits and punctuation without spaces form one word. */
function staysWith(last: string, segment: string): boolean {
  if (/^\s/.test(segment) || CLOSING.test(segment) || OPENING.test(last)) return true;
  return !/\s$/.test(last) && !/\p{Script=Han}$/u.test(last) && !/^\p{Script=Han}/u.test(segment);
}

/** Positions at which a name may break and stay readable: `bundle|Diff`, `a/|b`. */
const SEAM = /(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=[/._-])/u;

function splitWide(unit: string, width: number, measure: Measure): string[] {
  const isWide = (part: string) => measure(part.trim()) > width;
  if (!isWide(unit)) return [unit];
  return unit.split(SEAM).flatMap((part) => (isWide(part) ? [...part] : [part]));
}

function fill(units: readonly string[], width: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const unit of units) {
    const last = lines.at(-1);
    if (last !== undefined && measure((last + unit).trim()) <= width)
      lines[lines.length - 1] = last + unit;
    else lines.push(unit);
  }
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}
