import icons from './icons.svg';

/** The drawings in `icons.svg`, on a field of 16 by 16. */
export const DRAWINGS = [
  'search',
  'light',
  'dark',
  'auto',
  'family',
  'github',
  'x',
  'discord',
  'copy',
  'done',
  'wrap',
  'markdown',
  'feed',
  'top',
  'note',
  'tip',
  'important',
  'info',
  'warning',
  'caution',
  'danger',
] as const;

export type DrawingName = (typeof DRAWINGS)[number];

/**
 * What an icon of the pages shows, in the style of the `svg` around it. It comes from one file that a reader fetches once,
 * so no page holds the paths, some of them twice. What only the search shows is in its scripts.
 */
export function Drawing({ name }: { name: DrawingName }) {
  return <use href={`${icons.src}#${name}`} />;
}
