import { type Cause, type Comparison, isSame } from './compare';

/** What is shown of a report, whose end a reader would never reach. */
const MOST_CAUSES = 60;
const MOST_LINES = 12;
const MOST_FILES = 6;
const MOST_CHARACTERS = 200;
const BYTES_PER_KB = 1000;

/** The comparison for a terminal. */
export function textOfComparison(comparison: Comparison, other: string): string {
  return [
    `Compared with ${other}: ${summaryOf(comparison)}`,
    ...comparison.added.map((file) => `new: ${file}`),
    ...comparison.removed.map((file) => `gone: ${file}`),
    ...shownCauses(comparison).flatMap((cause) => ['', titleOf(cause), ...linesOf(cause)]),
    ...hiddenCauses(comparison),
    ...sizesOf(comparison).map((line) => `size: ${line}`),
  ].join('\n');
}

/** The comparison in Markdown, with a table of files. */
export function markdownOfComparison(comparison: Comparison, other: string): string {
  const { changed, added, removed } = comparison;
  const rows = [
    ...added.map((file) => `| ${file} | new |`),
    ...removed.map((file) => `| ${file} | gone |`),
    ...[...changed].map(([file, count]) => `| ${file} | ${count} |`),
  ];
  const causes = shownCauses(comparison).flatMap((cause) => [
    `### ${titleOf(cause).replaceAll('<', '&lt;')}`,
    '',
    '````diff',
    ...linesOf(cause),
    '````',
    '',
  ]);
  return [
    `## Compared with ${other}`,
    '',
    summaryOf(comparison),
    '',
    ...(rows.length > 0 ? ['| File | Changes |', '| --- | --- |', ...rows, ''] : []),
    ...causes,
    ...hiddenCauses(comparison),
    ...sizesOf(comparison).map((line) => `- ${line}`),
    '',
  ].join('\n');
}

function summaryOf(comparison: Comparison): string {
  const { added, removed, changed, causes } = comparison;
  if (isSame(comparison)) return 'nothing that readers or machines get has changed.';
  return `${changed.size} files changed by ${causes.length} causes, ${added.length} new, ${removed.length} gone.`;
}

/** “navbar: 1 line more, on 70 files” */
function titleOf({ place, removed, added, files }: Cause): string {
  const difference = added.length - removed.length;
  const lines = `${Math.abs(difference)} ${Math.abs(difference) === 1 ? 'line' : 'lines'}`;
  const what = difference === 0 ? 'changed' : `${lines} ${difference > 0 ? 'more' : 'fewer'}`;
  const shown = files.slice(0, MOST_FILES).join(', ');
  const more = files.length > MOST_FILES ? ' …' : '';
  return `${regionOf(place)}: ${what}, in ${files.length} ${files.length === 1 ? 'file' : 'files'} (${shown}${more})`;
}

/** The innermost part of a page around a change that has a name. */
function regionOf(place: readonly string[]): string {
  const named = place.filter((tag) =>
    /^<(?:head|header|nav|main|article|footer|aside)\b|data-part="/.test(tag),
  );
  return named.at(-1)?.replace(/> .*/, '>') ?? place.at(-1)?.slice(0, 60) ?? 'file';
}

function linesOf({ removed, added }: Cause): string[] {
  return [...shownLines(removed, '- '), ...shownLines(added, '+ ')];
}

function shownLines(lines: readonly string[], sign: string): string[] {
  const shown = lines
    .slice(0, MOST_LINES)
    .map(
      (line) =>
        sign + (line.length > MOST_CHARACTERS ? `${line.slice(0, MOST_CHARACTERS)}…` : line),
    );
  const more = lines.length - MOST_LINES;
  return more > 0 ? [...shown, `${sign}… ${more} more lines`] : shown;
}

function shownCauses({ causes }: Comparison): readonly Cause[] {
  return causes.slice(0, MOST_CAUSES);
}

function hiddenCauses({ causes }: Comparison): string[] {
  const more = causes.length - MOST_CAUSES;
  return more > 0 ? [`and ${more} more causes`] : [];
}

function sizesOf({ sizes }: Comparison): string[] {
  const kilobytes = (bytes: number) => (bytes / BYTES_PER_KB).toFixed(1);
  return [...sizes].map(
    ([kind, [before, after]]) => `${kind} ${kilobytes(before)} → ${kilobytes(after)} kB`,
  );
}
