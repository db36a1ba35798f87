import { diffArrays } from 'diff';
import type { Snapshot } from './snapshot';

/** The number of characters of the element around a change, if that has no name. */
const MOST_PLACE = 60;

/** Consecutive lines that were replaced. */
interface Change {
  /** The part of the page that contains it: `<nav aria-label="Main">`. */
  region: string;
  removed: readonly string[];
  added: readonly string[];
}

/** The same change in several files. */
export interface Cause extends Change {
  files: readonly string[];
}

export interface Comparison {
  added: readonly string[];
  removed: readonly string[];
  /** The number of changes by file. */
  changed: ReadonlyMap<string, number>;
  causes: readonly Cause[];
  /** Bytes before and after, for the kinds of files whose sizes differ. */
  sizes: ReadonlyMap<string, readonly [before: number, after: number]>;
}

/** Compares two snapshots, and groups the same change in several files. */
export function compareSnapshots(before: Snapshot, after: Snapshot): Comparison {
  const causes = new Map<string, Cause & { files: string[] }>();
  const changed = new Map<string, number>();
  for (const [file, own] of after.files) {
    const old = before.files.get(file);
    // Files with the same bytes are not parsed: most files of most commits.
    if (!old || old.bytes.equals(own.bytes)) continue;
    const changes = changesBetween(old.lines(), own.lines());
    if (changes.length > 0) changed.set(file, changes.length);
    for (const change of changes) {
      const key = JSON.stringify(change);
      const cause = causes.get(key) ?? { ...change, files: [] };
      if (cause.files.at(-1) !== file) cause.files.push(file);
      causes.set(key, cause);
    }
  }
  return {
    added: [...after.files.keys()].filter((file) => !before.files.has(file)),
    removed: [...before.files.keys()].filter((file) => !after.files.has(file)),
    changed,
    causes: [...causes.values()].sort((a, b) => b.files.length - a.files.length),
    sizes: differentSizes(before.sizes, after.sizes),
  };
}

/** Whether readers and machines get the same content. Sizes do not count. */
export function isSame({ added, removed, changed }: Comparison): boolean {
  return added.length + removed.length + changed.size === 0;
}

function changesBetween(before: readonly string[], after: readonly string[]): Change[] {
  const changes: Change[] = [];
  let at = 0;
  let open: { region: string; removed: string[]; added: string[] } | undefined;
  for (const part of diffArrays([...before], [...after])) {
    if (!part.added && !part.removed) {
      open = undefined;
      at += part.value.length;
      continue;
    }
    if (!open) {
      const place = placeAt(after, at, part.value[0] ?? '');
      open = { region: regionOf(place), removed: [], added: [] };
      changes.push(open);
    }
    (part.added ? open.added : open.removed).push(...part.value.map((line) => line.trim()));
    if (part.added) at += part.value.length;
  }
  return changes;
}

/** The preceding lines with decreasing indentation: the elements that contain a line. */
function placeAt(lines: readonly string[], at: number, line: string): string[] {
  const place: string[] = [];
  let depth = depthOf(line);
  for (let index = at - 1; index >= 0 && depth > 0; index -= 1) {
    const above = lines[index] ?? '';
    if (depthOf(above) >= depth || above.trim() === '') continue;
    depth = depthOf(above);
    place.unshift(above.trim());
  }
  return place;
}

/** The innermost named part of a page that contains a change. */
function regionOf(place: readonly string[]): string {
  const parts = place.filter((tag) =>
    /^<(?:head|header|nav|main|article|footer|aside)\b|data-part="/.test(tag),
  );
  const innermost = place.at(-1) ?? '';
  // The lines around a line of JSON have no meaning.
  const around = innermost.startsWith('<') ? innermost.slice(0, MOST_PLACE) : 'text';
  const [, tag, name] =
    /^(<[\w-]+)(?:[^>]* ((?:aria-label|data-part)="[^"]*"))?/.exec(parts.at(-1) ?? '') ?? [];
  if (tag === undefined) return around;
  return `${tag}${name === undefined ? '' : ` ${name}`}>`;
}

function depthOf(line: string): number {
  return line.length - line.trimStart().length;
}

function differentSizes(before: Snapshot['sizes'], after: Snapshot['sizes']) {
  const kinds = [...new Set([...before.keys(), ...after.keys()])].sort();
  return new Map(
    kinds
      .map((kind) => [kind, [before.get(kind) ?? 0, after.get(kind) ?? 0]] as const)
      .filter(([, [old, own]]) => old !== own),
  );
}
