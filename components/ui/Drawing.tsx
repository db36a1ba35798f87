import { CALLOUT_TYPES } from '@/lib/component-table';
import { Icon } from './Icon';
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
  'edit',
  'markdown',
  'feed',
  'top',
  ...CALLOUT_TYPES,
] as const;

export type DrawingName = (typeof DRAWINGS)[number];

/**
 * A drawing, in the style of the `svg` around it. It comes from a file that is fetched once, so that pages do not contain
 * the paths. The drawings that only the search shows are in its scripts.
 */
export function Drawing({ name }: { name: DrawingName }) {
  return <use href={`${icons.src}#${name}`} />;
}

/** An icon with a drawing. */
export function DrawnIcon({ name }: { name: DrawingName }) {
  return (
    <Icon>
      <Drawing name={name} />
    </Icon>
  );
}
