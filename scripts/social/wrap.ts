/** No line begins with these … */
const CLOSING = /^[\p{Pe}\p{Pf}，。、！？：；．・…％,.!?:;%]/u;
/** … and none ends with these. */
const OPENING = /[\p{Ps}\p{Pi}]$/u;

/** How wide a text is, in any unit. */
type Measure = (text: string) => number;

/**
 * Break a text into lines of at most `width`: at spaces, and between the words of Chinese, with
 * punctuation kept where it belongs. The lines are as even as their number allows. A word wider
 * than a line is broken anywhere.
 *
 * @param locale Tells how words are found.
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

/** The parts of a text that stay together. */
function unitsOf(text: string, locale: string): string[] {
  const units: string[] = [];
  for (const { segment } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)) {
    const last = units.at(-1);
    if (last !== undefined && staysWith(last, segment)) units[units.length - 1] = last + segment;
    else units.push(segment);
  }
  return units;
}

/** A space ends a unit; Latin letters, digits and punctuation without one between them are one word. */
function staysWith(last: string, segment: string): boolean {
  if (/^\s/.test(segment) || CLOSING.test(segment) || OPENING.test(last)) return true;
  return !/\s$/.test(last) && !/\p{Script=Han}$/u.test(last) && !/^\p{Script=Han}/u.test(segment);
}

/** Where a name can be broken so that it still reads: `bundle|Diff`, `a/|b`. */
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
