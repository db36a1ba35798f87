import { isDeepStrictEqual } from 'node:util';
import { parseSettings } from '../../../lib/reading-script';
import type { ReadingScript } from '../../support/reading-script';
import type { Pass } from '../exported-page';
import { attributeOf } from '../html';
import { hashOf } from '../policy';

const THIS_FILE = 'scripts/export/passes/name-reading-script.ts';

/**
 * Adds the address of the bundled reading script to a page, and the address of its payload, with its hash (a payload
 * of another deployment does not fit the page) and its dictionary, so that the browser loads both in parallel.
 */
export function nameReadingScript({ path, framework }: ReadingScript): Pass {
  return ({ page, next: { reading, framework: own }, payload }) => {
    if (!isDeepStrictEqual(own, framework)) {
      throw new Error(`${page.routePath} loads other scripts than the 404 page; see ${THIS_FILE}.`);
    }
    const { base } = parseSettings(attributeOf(reading, 'data-reading') ?? '');
    for (const attribute of reading.attrs) {
      if (attribute.name === 'src') attribute.value = base + path;
    }
    const value = `${base}${encodeURI(payload.file)} ${hashOf(payload.packed)} ${payload.dictionary}`;
    reading.attrs.push({ name: 'data-payload', value });
  };
}
