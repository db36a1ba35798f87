import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Nodes, Root } from 'mdast';
import { visit } from '../../lib/mdx/base/visit';
import { parseMarkdown } from '../../lib/mdx/syntax';
import { type DataPath, isSyntaxProblem, parseJson, parseYaml } from '../../lib/problem/located';
import type { Problem } from '../../lib/problem/problem';
import { ContentError } from '../../lib/problem/report';
import { KEYWORDS_NAME } from '../../lib/site/lists/keywords';
import { readWithFigures } from '../../lib/site/read/figures';
import { splitFrontmatter } from '../../lib/site/read/split-frontmatter';
import { NOT_USED } from './words-not-used';

/** Texts that readers see: pages, titles in lists, terms, captions, interface. */
const TEXTS = [
  'content/en',
  'content/zh',
  'content/glossary.yaml',
  'content/pictures/recipes.yaml',
  'lib/messages',
];

/** Markdown in a file. */
interface Text {
  markdown: string;
  /** The line of the file on which it begins, from 1. */
  line: number;
  locale: string | undefined;
  format: 'md' | 'mdx';
}

/** The errors in the words of a file. */
export function wordProblems(file: string, text: string): Problem[] {
  return textsOf(file, text).flatMap(({ markdown, line: firstLine, locale, format }) => {
    if (locale !== 'en' && locale !== 'zh') return [];
    const prose = proseOf(markdown, format);
    return NOT_USED[locale].flatMap(([form, instead]) =>
      [...prose.matchAll(form)].map((match): Problem => {
        const end = match.index + match[0].length;
        const from = Math.max(prose.lastIndexOf('\n', end - 1) + 1, match.index - 12);
        const around = prose.slice(from, end + 12).split('\n')[0];
        const line = firstLine + prose.slice(0, end).split('\n').length - 1;
        return { file, line, problem: `has “${around}”.`, remedy: `Write ${instead}.` };
      }),
    );
  });
}

function textsOf(file: string, text: string): Text[] {
  if (!file.endsWith('.mdx')) return textsInData(file, text);
  const { head, body } = splitFrontmatter(text, file, () => undefined);
  const locale = localeOf(file);
  return [...textsInData(file, head), { markdown: body, line: 1, locale, format: 'mdx' }];
}

/** The texts in data, or in front matter. Data for both languages has their names as keys. */
function textsInData(file: string, text: string): Text[] {
  const data = file.endsWith('.json')
    ? parseJson(text)
    : parseYaml(text.replace(/^---$/gm, '').trimEnd());
  if (isSyntaxProblem(data)) return [];
  return stringsIn(data.value).map(({ markdown, path }) => {
    const locale = localeOf(file) ?? path.map(String).find((key) => key === 'en' || key === 'zh');
    return { markdown, line: data.lineOf(path), locale, format: 'md' };
  });
}

function localeOf(file: string): string | undefined {
  return /\/(en|zh)[/.]/.exec(file)?.[1];
}

function stringsIn(value: unknown, path: DataPath = []): { markdown: string; path: DataPath }[] {
  if (typeof value === 'string') return [{ markdown: value, path }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    stringsIn(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** A text on the lines where it is written, without what is not prose, or quotes others: code, links, tags, ids. */
function proseOf(markdown: string, format: Text['format']): string {
  const cuts: [from: number, to: number, instead: string][] = [];
  visit(parseOrEmpty(markdown, format), (node: Root | Nodes) => {
    const from = node.position?.start.offset ?? 0;
    const to = node.position?.end.offset ?? 0;
    const { children = [] } = node as Partial<Root>;
    const inner = children[0]?.position?.start.offset ?? to;
    const outer = children.at(-1)?.position?.end.offset ?? to;
    if (/^(?:code|definition|mdxjsEsm|html)$/.test(node.type)) cuts.push([from, to, '']);
    if (node.type === 'inlineCode') cuts.push([from, to, '`x`']);
    if (node.type === 'image') cuts.push([from, to, `![${node.alt}]`]);
    if (node.type === 'heading') cuts.push([outer, to, '']);
    if (/^link/.test(node.type) && markdown[outer] === ']') cuts.push([outer + 1, to, '']);
    if (/^mdxJsx/.test(node.type)) cuts.push([from, inner, ' '], [outer, to, ' ']);
  });
  return cuts
    .sort(([a], [b]) => b - a)
    .reduce((text, [from, to, instead]) => {
      const lines = text.slice(from, to).replace(/[^\n]/g, '');
      return text.slice(0, from) + instead + lines + text.slice(to);
    }, markdown);
}

/** The check of the content says what is wrong with a text that does not parse. */
function parseOrEmpty(markdown: string, format: Text['format']): Root {
  try {
    return parseMarkdown(markdown, format);
  } catch {
    return { type: 'root', children: [] };
  }
}

/**
 * Checks the words of every text that readers see.
 *
 * @throws ContentError with every error.
 */
export function checkWords(): void {
  const files = execFileSync('git', ['ls-files', '--', ...TEXTS], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(?:mdx|json|yaml)$/.test(file) && !file.endsWith(KEYWORDS_NAME));
  const problems = files.flatMap((file) =>
    wordProblems(file, readWithFigures(path.resolve(file), () => undefined) ?? ''),
  );
  if (problems.length > 0) throw new ContentError(problems);
}
