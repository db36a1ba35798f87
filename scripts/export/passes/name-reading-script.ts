import { dataAttribute } from '../../../lib/data-names';
import { parseSettings } from '../../../lib/reading-script';
import type { ReadingScript } from '../../support/reading-script';
import type { Pass } from '../exported-page';
import { attributeOf } from '../html';

/** Adds the address of the bundled reading script to a page. */
export function nameReadingScript({ path }: ReadingScript): Pass {
  return ({ head: { reading } }) => {
    const { base } = parseSettings(attributeOf(reading, dataAttribute('reading')) ?? '');
    for (const attribute of reading.attrs) {
      if (attribute.name === 'src') attribute.value = base + path;
    }
  };
}
