import path from 'node:path';
import { z } from 'zod';
import type { Glossary, GlossaryGroup, GlossaryTerm, WrittenLine } from '../../mdx/base/host';
import { inlineText } from '../../mdx/base/inline-markdown';
import type { Locale, Routing } from '../../model';
import { checkShape, readYaml } from '../../problem/check-shape';
import { type DataPath, type Located, valueAt } from '../../problem/located';
import type { Report } from '../../problem/report';
import { strict } from '../../schemas';
import type { ContentRoot } from '../pages/pages';
import type { Routes } from '../pages/routes';
import { contentDir, displayName } from '../read/content-dir';
import { readWithFigures } from '../read/figures';
import { remember } from '../read/remember';

const FILE_NAME = 'glossary.yaml';

/** The terms of a site, in all of its languages. */
export interface SiteGlossary {
  /** Where they are written, as messages name it. */
  file: string;
  /** The page that shows them, below the folder of a language, and the line that names it. */
  page: { name: string; line: number };
  inLocale: ReadonlyMap<Locale, Glossary>;
  /** What a term means, as plain text. */
  definitionOf(locale: Locale, id: string): string | undefined;
}

/**
 * Read `glossary.yaml` of the content folder. Errors are reported; what can be read in spite of them is
 * there, so that a link to a term with an error in it is not another error. Undefined without a usable file.
 */
export function readGlossary({ locales }: Routing, report: Report): SiteGlossary | undefined {
  const absolute = path.join(contentDir(), FILE_NAME);
  const source = readWithFigures(absolute, report);
  if (source === undefined) return undefined;
  const file = displayName(absolute);
  return parseText(report, file, { source, locales });
}

interface GlossaryText {
  source: string;
  locales: readonly Locale[];
}

const parseText = remember((report, file, text: GlossaryText): SiteGlossary | undefined => {
  const { source, locales } = text;
  const data = readYaml(source, file, report);
  if (!data) return undefined;
  checkShape(schemaFor(locales), data, file, report);
  checkRepetitions(data, locales, (line, problem, remedy) => {
    report({ file, line, problem, remedy });
  });
  const { markdown: name, line } = writtenAt(data, ['page']);
  const inLocale = new Map(
    locales.map((locale) => [locale, { file, groups: groupsIn(data, locale) }] as const),
  );
  return { file, page: { name, line }, inLocale, definitionOf: lookUpIn(inLocale) };
});

interface GlossarySource {
  glossary: SiteGlossary | undefined;
  roots: readonly ContentRoot[];
  routes: Routes;
}

/** Report the name of a page that is in no language. */
export function checkGlossaryPage(
  { glossary, roots, routes }: GlossarySource,
  report: Report,
): void {
  if (!glossary) return;
  const { file, page } = glossary;
  const { name, line } = page;
  const isPage = ({ folder }: ContentRoot) => routes.findByFile(`${folder}/${name}`) !== undefined;
  if (name === '' || roots.some(isPage)) return;
  const problem = `names the page ${name}, which does not exist.`;
  const remedy = 'Write it as seen from the folder of a language: guide/terms.mdx.';
  report({ file, line, problem, remedy });
}

function schemaFor(locales: readonly Locale[]) {
  const line = z.string().trim().min(1, 'Write a line of text.');
  const id = z.string().regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'Write an id as parsed-size.');
  const inEach = (value: z.ZodType) =>
    Object.fromEntries(locales.map((locale) => [locale, value] as const));
  const term = strict({ id, ...inEach(strict({ name: line, text: line })) });
  const terms = z.array(term).min(1, 'Write a term, or remove the group.');
  const groups = z.array(strict({ id, ...inEach(line), terms }));
  return strict({ page: line, groups: groups.min(1, 'Write a group, or remove the file.') });
}

/** An id is an anchor of the page, and two terms of one name leave a reader to guess. */
function checkRepetitions(
  data: Located,
  locales: readonly Locale[],
  onFound: (line: number, problem: string, remedy: string) => void,
): void {
  const groups = itemsAt(data, ['groups']);
  const terms = groups.flatMap((group) => itemsAt(data, [...group, 'terms']));
  const check = (paths: readonly DataPath[], what: string, remedy: string) => {
    const seen = new Set<string>();
    for (const { markdown, line } of paths.map((at) => writtenAt(data, at))) {
      if (seen.has(markdown)) onFound(line, `has the ${what} “${markdown}” twice.`, remedy);
      if (markdown !== '') seen.add(markdown);
    }
  };
  const ids = [...groups, ...terms].map((at) => [...at, 'id']);
  check(ids, 'id', 'Give each group and each term an id of its own.');
  for (const locale of locales) {
    const names = terms.map((at) => [...at, locale, 'name']);
    check(names, `name (${locale})`, 'Join the terms, or tell their names apart.');
  }
}

/** The terms with an id that is there for the first time. */
function groupsIn(data: Located, locale: Locale): GlossaryGroup[] {
  const taken = new Set<string>();
  const isNew = ({ id }: { id: string }) => id !== '' && !taken.has(id) && taken.add(id);
  const termAt = (at: DataPath): GlossaryTerm => ({
    id: writtenAt(data, [...at, 'id']).markdown,
    name: writtenAt(data, [...at, locale, 'name']),
    text: writtenAt(data, [...at, locale, 'text']),
  });
  return itemsAt(data, ['groups']).map((at) => ({
    id: writtenAt(data, [...at, 'id']).markdown,
    name: writtenAt(data, [...at, locale]),
    terms: itemsAt(data, [...at, 'terms'])
      .map(termAt)
      .filter(isNew),
  }));
}

/** Parsed when a page asks for it: an author who saves a page waits for all that is read before it is shown. */
function lookUpIn(inLocale: ReadonlyMap<Locale, Glossary>): SiteGlossary['definitionOf'] {
  const parsed = new Map<GlossaryTerm, string>();
  return (locale, id) => {
    const terms = inLocale.get(locale)?.groups.flatMap((group) => group.terms) ?? [];
    const term = terms.find((one) => one.id === id);
    if (!term) return undefined;
    const text = parsed.get(term) ?? inlineText(term.text.markdown);
    parsed.set(term, text);
    return text;
  };
}

/** The text at a place of the data, empty if there is none. */
function writtenAt(data: Located, at: DataPath): WrittenLine {
  const value = valueAt(data.value, at);
  return { markdown: typeof value === 'string' ? value.trim() : '', line: data.lineOf(at) };
}

/** The places of the items of a list, none if there is no list. */
function itemsAt(data: Located, at: DataPath): DataPath[] {
  const value = valueAt(data.value, at);
  return Array.isArray(value) ? value.map((_, index) => [...at, index]) : [];
}
