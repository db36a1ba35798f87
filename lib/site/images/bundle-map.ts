import path from 'node:path';
import { dataAttribute } from '../../data-names';
import { fillText } from '../../fill-text';
import { escapeHtml } from '../../html';
import { messagesFor } from '../../messages';
import type { DrawnMap } from '../../page/hero-view';
import { sizeText } from '../../size-text';
import { contentDir } from '../read/content-dir';
import { readDecoded } from '../read/read-text';

const TOTALS = `${dataAttribute('totals')}="(\\d+) (\\d+)"`;
const DRAWING = new RegExp(`^<svg [^>]*${TOTALS}>(.*)</svg>\n$`, 's');

/**
 * A map as `npm run figures` has drawn it, with the words of a language.
 *
 * @returns undefined if there is none.
 */
export function readMap(name: string, locale: string): DrawnMap | undefined {
  const file = path.join(contentDir(), 'maps', `${name}.svg`);
  const [, first, second, drawing] = DRAWING.exec(readDecoded(file)?.text ?? '') ?? [];
  if (drawing === undefined) return undefined;
  const { small, less } = messagesFor(locale).landing.map;
  const [before, after] = [Number(first), Number(second)];
  const svg = drawing
    .replace(/\{(\d+) small\}/g, (_, count: string) => escapeHtml(fillText(small, { count })))
    .replace('{less}', escapeHtml(fillText(less, { size: sizeText(before - after) })));
  return { svg, before, after };
}
