import path from 'node:path';
import { z } from 'zod';
import type { Locale, Routing } from '../../model';
import { canonicalPath, parsePath } from '../../paths';
import { checkShape } from '../../problem/check-shape';
import type { ProblemText } from '../../problem/problem';
import type { Report } from '../../problem/report';
import type { Redirect } from '../../redirects';
import { type AnchorLink, noteAnchor, type Routes, startsWithSegment } from '../pages/routes';
import { contentDir, displayName } from '../read/content-dir';
import { readJson } from '../read/read-json';

const FILE_NAME = 'redirects.json';
const PATH = /^(?:\/[\p{L}\p{N}._~-]+)+(?:#[\p{L}\p{N}._~-]+)?$/u;

interface RedirectsSource {
  routing: Routing;
  routes: Routes;
  base: string;
  /** Takes the anchors that targets name, for a later check. */
  anchors: AnchorLink[];
  report: Report;
}

/** One entry of the file in one language. */
interface Entry {
  from: string;
  to: string;
  locale: Locale;
  /** Where it is written. */
  place: { file: string; line: number };
}

/**
 * Read `redirects.json`: old paths and where they lead. A path without a language holds in every
 * language and leads to the same one. Targets are checked like links; a redirect leads to a page, never
 * to another redirect, and its address is not that of a page. An anchor of a redirected path may lead elsewhere.
 */
export function readRedirects(source: RedirectsSource): Redirect[] {
  const absolute = path.join(contentDir(), FILE_NAME);
  const file = displayName(absolute);
  const data = readJson(absolute, source.report);
  const shape = z.record(z.string(), z.string());
  const written = data && checkShape<Record<string, string>>(shape, data, file, source.report);
  if (!data || !written) return [];

  const sound = Object.entries(written).filter(([from, to]) => {
    const found = problemInEither(from, to);
    if (found) source.report({ file, line: data.lineOf([from]), ...found });
    return !found;
  });
  const entries = sound.flatMap(([from, to]) =>
    meantBy(from, source.routing).map((old) => {
      return { ...old, to, place: { file, line: data.lineOf([from]) } };
    }),
  );
  const taken = new Set<string>();
  return entries.flatMap((entry) => {
    const found = problemOf(entry, entries, taken, source) ?? resolve(entry, source);
    taken.add(canonicalPath(entry.from));
    if (!('problem' in found)) return [found];
    source.report({ ...entry.place, ...found });
    return [];
  });
}

/** What is wrong in every language, and is reported once. */
function problemInEither(from: string, to: string): ProblemText | undefined {
  if (!PATH.test(from)) {
    const remedy = 'Write it as /old/path, without ending and query.';
    return { problem: `redirects “${from}”, which is not a path.`, remedy };
  }
  if (/^(?:\/|https?:)/.test(to)) return undefined;
  const remedy = 'Write a path from the root, or a full URL.';
  return { problem: `leads ${from} to ${to}, which is not an address.`, remedy };
}

/** A path in its own language, or in each. */
function meantBy(from: string, { locales, defaultLocale }: Routing) {
  const language = locales.find((locale) => startsWithSegment(from, locale));
  if (language !== undefined) return [{ from, locale: language }];
  return locales.map((locale) => {
    return { from: locale === defaultLocale ? from : `/${locale}${from}`, locale };
  });
}

function problemOf(
  { from, to }: Entry,
  entries: readonly Entry[],
  taken: ReadonlySet<string>,
  { routes, routing }: RedirectsSource,
): ProblemText | undefined {
  const [path = '', anchor] = from.split('#');
  const page = routes.find(parsePath(path, routing));
  if (page) {
    const problem = `redirects ${from}, which is the address of ${page.file}.`;
    const onPage = `Write <span id="${anchor}"></span> on that page instead.`;
    return { problem, remedy: anchor ? onPage : 'Remove the redirect, or move the page.' };
  }
  if (anchor && !entries.some((entry) => entry.from === path)) {
    const problem = `redirects ${from}, but not ${path}.`;
    return { problem, remedy: `Redirect ${path} too, for everybody without the anchor.` };
  }
  if (taken.has(canonicalPath(from))) {
    const remedy = 'Remove one of them; letter case does not count.';
    return { problem: `redirects ${from} twice.`, remedy };
  }
  const target = canonicalPath(to.replace(/[?#].*/, ''));
  const next = entries.find((entry) => canonicalPath(entry.from) === target);
  if (!next) return undefined;
  const problem = `leads ${from} to ${to}, which is redirected itself.`;
  return {
    problem,
    remedy: `Write the page it ends at${next.from === from ? '' : `: ${next.to}`}.`,
  };
}

function resolve(
  { from, to, locale, place }: Entry,
  { routes, routing, anchors }: RedirectsSource,
): Redirect | ProblemText {
  const origin = { locale, version: routing.defaultVersion, relativePath: FILE_NAME };
  const target = routes.resolve(to, origin);
  if (target.kind === 'missing') {
    const problem = `leads ${from} to ${to}, which ${target.problem}.`;
    return { problem, remedy: target.remedy };
  }
  noteAnchor(anchors, target, { ...place, link: to });
  const title = target.kind === 'page' ? target.page.title : to;
  return { from, href: target.href, title, locale };
}
