import { z } from 'zod';
import type { SiteConfig } from '../../site-config';
import { lineAt } from '../read/located';
import { lineOfValue } from './check-pictures';
import type { Problem } from './problems';
import { strict } from './schemas';

const text = z.string();
const optionalText = text.optional();

/** `search` in `site.config.ts`. What only a mode needs is checked by `checkSearch`, in words of its own. */
export const searchShape = strict({
  mode: z.enum(['local', 'remote', 'hosted', 'off']),
  versioned: z.boolean().optional(),
  indexes: z.array(text).optional(),
  limit: z.int().min(1, 'Write a number from 1.').optional(),
  remote: strict({
    url: text.regex(/^(?:https?:\/\/|\/(?!\/))/, 'Write a full URL, or a path that starts with /.'),
  }).optional(),
  hosted: strict({
    appId: optionalText,
    apiKey: optionalText,
    indexName: z.union([text.min(1), z.record(text, text.min(1))], {
      error: 'Write one name, or a name for each language.',
    }),
    insights: z.boolean().optional(),
    missingResultsUrl: optionalText,
  }).optional(),
}) as unknown as z.ZodType<NonNullable<SiteConfig['search']>>;

/** What the chosen mode of search lacks. */
export function checkSearch(
  { search, locales }: SiteConfig,
  { file, source }: { file: string; source: string },
): Problem[] {
  const problems: Problem[] = [];
  const add = (line: number, problem: string, remedy: string) =>
    problems.push({ file, line, problem, remedy });
  if (search?.mode === 'remote' && search.remote === undefined) {
    const line = lineOfValue('remote', source);
    add(line, '`search.remote` is missing.', "Write `remote: { url: 'https://…' }`.");
  }
  if (search?.mode !== 'hosted') return problems;

  const { hosted } = search;
  const offset = /\bhosted\s*:/.exec(source)?.index;
  const line = offset === undefined ? lineOfValue('hosted', source) : lineAt(source, offset);
  for (const key of ['appId', 'apiKey'] as const) {
    if (!hosted?.[key]) add(line, `\`${key}\` is missing.`, `Write it in \`search.hosted\`.`);
  }
  const names = hosted?.indexName;
  if (names === undefined) {
    add(line, '`indexName` is missing.', 'Write it in `search.hosted`.');
  } else if (typeof names === 'object') {
    for (const { lang } of locales.filter((locale) => !names[locale.lang])) {
      add(line, `has no index for the language “${lang}”.`, `Write \`indexName: { ${lang}: … }\`.`);
    }
  }
  return problems;
}
