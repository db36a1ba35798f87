import path from 'node:path';
import { dataAttribute } from '../../data-names';
import { fillText } from '../../fill-text';
import { escapeHtml } from '../../html';
import { messagesFor } from '../../messages';
import type { DrawnMap } from '../../page/play-view';
import { sizeText } from '../../size-text';
import { contentDir } from '../read/content-dir';
import { readDecoded } from '../read/read-text';

const TOTALS = `${dataAttribute('totals')}="(\\d+) (\\d+)"`;
const BUILD = `(<g ${dataAttribute('build')}="\\w+">.*</g>)`;
const DRAWING = new RegExp(`^<svg [^>]*${TOTALS}>\n${BUILD}\n${BUILD}\n</svg>\n$`);

/**
 * A map as `npm run figures` has drawn it, with the words of a language.
 *
 * @returns undefined if there is none.
 */
export function readMap(name: string, locale: string): DrawnMap | undefined {
  const file = path.join(contentDir(), 'maps', `${name}.svg`);
  const found = DRAWING.exec(readDecoded(file)?.text ?? '');
  if (!found) return undefined;
  const [, oldTotal, newTotal, ...drawings] = found;
  const [before, after] = [Number(oldTotal), Number(newTotal)];
  const { small, less } = messagesFor(locale).landing.map;
  const [first = '', second = ''] = drawings.map((drawing) =>
    drawing
      .replace(/\{(\d+) small\}/g, (_, count: string) => escapeHtml(fillText(small, { count })))
      .replace('{less}', escapeHtml(fillText(less, { size: sizeText(before - after) }))),
  );
  return { before: { svg: first, total: before }, after: { svg: second, total: after } };
}
