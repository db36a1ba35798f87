import { type Cause, type Comparison, isSame } from './compare';

/** The maximum length of the report. */
const MOST_CAUSES = 60;
const MOST_LINES = 12;
const MOST_FILES = 6;
const MOST_CHARACTERS = 200;
/** The number of characters of a long line before the first difference. */
const MOST_BEFORE = 60;
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
    ...causes,
    ...hiddenCauses(comparison),
    ...sizesOf(comparison).map((line) => `- ${line}`),
    '',
    ...(rows.length > 0 ? tableOf(rows) : []),
  ].join('\n');
}

/** Collapsed, because a change of the page frame affects every file. */
function tableOf(rows: readonly string[]): string[] {
  return [
    `<details><summary>Files: ${rows.length}</summary>`,
    '',
    '| File | Changes |',
    '| --- | --- |',
    ...rows,
    '',
    '</details>',
    '',
  ];
}

function summaryOf(comparison: Comparison): string {
  const { added, removed, changed, causes } = comparison;
  if (isSame(comparison)) return 'no content for readers or machines has changed.';
  const counted = (count: number, name: string) => `${count} ${name}${count === 1 ? '' : 's'}`;
  return `${counted(changed.size, 'file')} changed by ${counted(causes.length, 'cause')}, ${added.length} new, ${removed.length} gone.`;
}

/** “navbar: 1 line more, on 70 files” */
function titleOf({ region, removed, added, files }: Cause): string {
  const difference = added.length - removed.length;
  const lines = `${Math.abs(difference)} ${Math.abs(difference) === 1 ? 'line' : 'lines'}`;
  const what = difference === 0 ? 'changed' : `${lines} ${difference > 0 ? 'more' : 'fewer'}`;
  const shown = files.slice(0, MOST_FILES).join(', ');
  const more = files.length > MOST_FILES ? ' …' : '';
  return `${region}: ${what}, in ${files.length} ${files.length === 1 ? 'file' : 'files'} (${shown}${more})`;
}

function linesOf({ removed, added }: Cause): string[] {
  return [...shownLines(removed, '- ', added), ...shownLines(added, '+ ', removed)];
}

function shownLines(lines: readonly string[], sign: string, others: readonly string[]): string[] {
  const shown = lines
    .slice(0, MOST_LINES)
    .map((line, index) => sign + shownPart(line, others[index] ?? ''));
  const more = lines.length - MOST_LINES;
  return more > 0 ? [...shown, `${sign}… ${more} more lines`] : shown;
}

/** Shortens a long line around the first difference from its counterpart. */
function shownPart(line: string, other: string): string {
  if (line.length <= MOST_CHARACTERS) return line;
  const same = line.split('').findIndex((letter, index) => letter !== other[index]);
  const start = Math.max(
    0,
    Math.min(same, line.length - MOST_CHARACTERS + MOST_BEFORE) - MOST_BEFORE,
  );
  const end = start + MOST_CHARACTERS;
  return `${start > 0 ? '…' : ''}${line.slice(start, end)}${end < line.length ? '…' : ''}`;
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
  return [...sizes].map(([kind, [before, after]]) => {
    const difference = after - before;
    const sign = difference > 0 ? '+' : '−';
    return `${kind} ${kilobytes(before)} → ${kilobytes(after)} kB (${sign}${Math.abs(difference)} bytes)`;
  });
}
