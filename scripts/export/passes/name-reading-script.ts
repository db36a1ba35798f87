import type { ReadingScript } from '../../support/reading-script';
import type { Pass } from '../exported-page';
import { attributeOf } from '../html';

/** Put the name of the bundled reading script into a page. */
export function nameReadingScript({ path }: ReadingScript): Pass {
  return ({ next: { reading } }) => {
    const { base } = JSON.parse(attributeOf(reading, 'data-reading') ?? '') as { base: string };
    for (const attribute of reading.attrs) {
      if (attribute.name === 'src') attribute.value = base + path;
    }
  };
}
