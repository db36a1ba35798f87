import { editsBetween } from './edits-between';

/** How much of a word may differ, of its length, before another word was meant. */
const TOLERANCE = 0.4;
/** A word as short as this is the beginning of too many others. */
const MIN_BEGINNING = 3;

/**
 * What the author of `text` may have meant; undefined where nothing is near. Letter case does not count. Paths
 * are compared where their folders differ, so that a name of another length in the same folder is not near.
 *
 * @example
 * nearest('reportDir', ['options', 'reportdir']) // 'reportdir'
 * nearest('/guide/gone', ['/guide/cli'])         // undefined
 */
export function nearest(text: string, candidates: readonly string[]): string | undefined {
  const ranked = candidates
    .map((candidate) => ({ candidate, ...compare(text.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ isNear }) => isNear)
    .sort((a, b) => a.steps - b.steps);
  return ranked[0]?.candidate;
}

/** “Did you mean …?” where something is near, else another remedy. */
export function didYouMean(
  text: string,
  candidates: readonly string[],
  { otherwise, write = (name) => name }: { otherwise: string; write?: (name: string) => string },
): string {
  const found = nearest(text, candidates);
  return found === undefined ? otherwise : `Did you mean ${write(found)}?`;
}

function compare(text: string, candidate: string): { isNear: boolean; steps: number } {
  const [one, other] = differingParts(text.split('/'), candidate.split('/'));
  const steps = editsBetween(one, other);
  const [short = '', long = ''] = [one, other].sort((a, b) => a.length - b.length);
  const isBeginning = short.length >= MIN_BEGINNING && long.startsWith(short);
  return { isNear: isBeginning || steps <= Math.round(long.length * TOLERANCE), steps };
}

/** Both paths without the segments that they have in common at both ends. */
function differingParts(one: readonly string[], other: readonly string[]): [string, string] {
  const most = Math.min(one.length, other.length);
  const start = one.findIndex((segment, index) => segment !== other[index]);
  const first = start === -1 ? most : start;
  const isShared = (fromEnd: number) => one.at(-fromEnd) === other.at(-fromEnd);
  let end = 0;
  while (end < most - first && isShared(end + 1)) end += 1;
  const middleOf = (path: readonly string[]) => path.slice(first, path.length - end).join('/');
  return [middleOf(one), middleOf(other)];
}
