import type { Element, ElementContent } from 'hast';
import type { PhrasingContent } from 'mdast';
import { dataProperty } from '../../data-names';
import type { ReportPicture } from '../base/host';

/** Both are said, because a preload does not know what precedes it. */
const MEDIA = { phone: '(max-width: 39.99rem)', other: '(min-width: 40rem)' };

/**
 * A picture of the report. Of one per color scheme styles show one. Both are lazy: what is not displayed is not fetched.
 *
 * @param isEarly Part of what a reader sees at once; see fetchEarlyPicture.
 */
export function reportPicture(
  { scheme, width, height, avif, src, phone }: ReportPicture,
  alt: string,
  isEarly: boolean,
): Element {
  const img = elementOf('img', {
    src,
    alt,
    width,
    height,
    loading: 'lazy',
    decoding: 'async',
    ...(isEarly ? { fetchPriority: 'high' } : {}),
    [dataProperty('zoomSrc')]: avif,
  });
  const shown: Record<string, string> = scheme ? { [dataProperty('scheme')]: scheme } : {};
  const type = 'image/avif';
  const all = { type, srcSet: avif };
  if (!phone) return elementOf('picture', shown, [elementOf('source', all), img]);
  const { src: srcSet, ...size } = phone;
  const part = elementOf('source', { media: MEDIA.phone, type, srcSet, ...size });
  const whole = elementOf('source', { media: MEDIA.other, ...all });
  return elementOf('picture', shown, [part, whole, img]);
}

/** An element of HTML. */
export function elementOf(
  tagName: string,
  properties: Record<string, string | number | string[]>,
  children: ElementContent[] = [],
): Element {
  return { type: 'element', tagName, properties, children };
}

/** A node of Markdown that becomes this element. */
export function rawNode({ tagName, properties, children }: Element): PhrasingContent {
  const data = { hName: tagName, hProperties: properties, hChildren: children };
  return { type: 'reportPart', data } as unknown as PhrasingContent;
}
