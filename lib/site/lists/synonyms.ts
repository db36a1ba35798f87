import path from 'node:path';
import { z } from 'zod';
import { checkShape } from '../../problem/check-shape';
import type { Located } from '../../problem/located';
import type { Report } from '../../problem/report';
import { squash } from '../../search/normalize';
import { contentDir, displayName } from '../read/content-dir';
import { readJson } from '../read/read-json';

const SYNONYMS_NAME = 'synonyms.json';

const term = z
  .string()
  .refine((text) => squash(text) !== '', 'Write a word with a letter or a digit.');
const schema = z.array(
  z.array(term).min(2, 'Write at least two terms that mean the same, or remove the group.'),
);

/**
 * Read `synonyms.json` of the content folder: groups of terms that mean the same to a reader who
 * searches. None without the file; errors are reported.
 */
export function readSynonyms(report: Report): readonly (readonly string[])[] {
  const absolute = path.join(contentDir(), SYNONYMS_NAME);
  const data = readJson(absolute, report);
  if (!data) return [];
  const file = displayName(absolute);
  const groups = checkShape<string[][]>(schema, data, file, report) ?? [];
  checkRepetitions(groups, data, (line, text) => {
    const problem = `has the term “${text}” twice.`;
    report({
      file,
      line,
      problem,
      remedy: 'Keep it in one group; join groups that mean the same.',
    });
  });
  return groups;
}

/** A term in two groups would make all of their terms mean the same, or neither. */
function checkRepetitions(
  groups: readonly (readonly string[])[],
  data: Located,
  onFound: (line: number, term: string) => void,
): void {
  const seen = new Set<string>();
  groups.forEach((group, groupIndex) => {
    group.forEach((text, index) => {
      if (seen.has(squash(text))) onFound(data.lineOf([groupIndex, index]), text);
      seen.add(squash(text));
    });
  });
}
