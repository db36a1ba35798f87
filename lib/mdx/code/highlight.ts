import {
  type BundledLanguage,
  bundledLanguages,
  bundledLanguagesAlias,
  bundledLanguagesInfo,
  createCssVariablesTheme,
  createHighlighterCore,
  createOnigurumaEngine,
  type HighlighterCore,
  type ThemedToken,
} from 'shiki';
import type { Run } from './code-html';

const SHELLS = new Set(['bash', 'sh', 'shell', 'shellscript', 'zsh', 'console', 'shellsession']);

/** Browsers break lines after a hyphen. This many characters fit on a line, except on phones. */
const HYPHENATED_WORD = /(?<!\S)(?=\S*-)\S{1,32}(?!\S)/g;

/** A theme whose colors are names; `app/styles/code.css` gives each name a color per scheme. */
const THEME = createCssVariablesTheme({ name: 'classes', variablePrefix: '--', fontStyle: true });
/** `var(--token-keyword)` → `token-keyword` */
const COLOR_NAME = /^var\(--([\w-]+)\)$/;
/** By default Shiki gives a line up after half a second: on a busy machine two builds would differ. */
const NO_LIMIT = 0;
const ITALIC = 1;
const BOLD = 2;

/**
 * One highlighter per language. In a shared one the colors of a block would depend on which languages
 * happened to be loaded before it, because some grammars embed others: two builds would differ.
 */
const highlighters = new Map<string, Promise<HighlighterCore>>();

/** Grammars that others embed, and that Shiki leaves out of them: tags in MDX and front matter would be plain. */
const EMBEDDED: Record<string, readonly BundledLanguage[]> = {
  md: ['yaml'],
  markdown: ['yaml'],
  mdx: ['yaml', 'tsx'],
};

/** They share the engine, which is large. */
let engine: ReturnType<typeof createOnigurumaEngine> | undefined;

/**
 * Least recently used (LRU) cache of highlighted blocks: an edit changes few of them, and the page in the other language shows the same ones.
 * Their number is limited, so that a build of thousands of pages does not keep all of them.
 */
const cache = new Map<string, readonly (readonly Run[])[]>();
const MOST_CACHED = 500;

/** Languages that are text on purpose. */
const PLAIN = new Set(['text', 'txt', 'plain', 'plaintext']);

/**
 * The kinds of token that the theme tells apart, and the letter for each: a class in
 * `app/styles/code.css`.
 */
const LETTERS: Record<string, string> = {
  'token-comment': 'c',
  'token-keyword': 'k',
  'token-string': 's',
  'token-string-expression': 's',
  'token-inserted': 's',
  'token-constant': 'n',
  'token-changed': 'n',
  'token-function': 'f',
  'token-parameter': 'p',
  'token-deleted': 'p',
  'token-punctuation': 'u',
  'token-link': 'l',
};

/** Is there a grammar of this name or alias? */
export function isKnownLanguage(lang: string): lang is BundledLanguage {
  return Object.hasOwn(bundledLanguages, lang) || Object.hasOwn(bundledLanguagesAlias, lang);
}

/** Is this text that wants no colors? */
export function isPlainLanguage(lang: string): boolean {
  return PLAIN.has(lang);
}

/** What people call a language: `js` is JavaScript. Undefined for plain text; its own name if unknown. */
export function languageName(lang: string): string | undefined {
  if (isPlainLanguage(lang)) return undefined;
  const info = bundledLanguagesInfo.find(
    ({ id, aliases }) => id === lang || aliases?.includes(lang),
  );
  return info?.name ?? lang;
}

/**
 * The word after a fence for a language: the inverse of `languageName`.
 *
 * @example languageTag('TypeScript') // 'ts'
 */
export function languageTag(name: string): string {
  const info = bundledLanguagesInfo.find((language) => language.name === name);
  return info?.aliases?.[0] ?? info?.id ?? name;
}

/** Colors code synchronously, in the languages it was loaded for: the runs of every line. */
export type Highlight = (code: string, lang: string) => readonly (readonly Run[])[];

/**
 * Load the grammars for some languages. In one that Shiki does not know, `text` included, all code is
 * plain.
 */
export async function loadHighlight(langs: Iterable<string>): Promise<Highlight> {
  const loaded = new Map<string, HighlighterCore>();
  for (const lang of new Set(langs)) {
    if (isKnownLanguage(lang)) loaded.set(lang, await highlighterFor(lang));
  }
  return (code, lang) => {
    const highlighter = loaded.get(lang);
    if (!highlighter) return code.split('\n').map(() => []);
    const key = `${lang}\n${code}`;
    const runs = cache.get(key) ?? color(highlighter, code, lang);
    // A map keeps its order, so the least recently used one comes first.
    cache.delete(key);
    cache.set(key, runs);
    const [oldest = ''] = cache.keys();
    if (cache.size > MOST_CACHED) cache.delete(oldest);
    return runs;
  };
}

function color(highlighter: HighlighterCore, code: string, lang: string): Run[][] {
  const options = { lang: lang as never, theme: THEME, tokenizeTimeLimit: NO_LIMIT };
  const tokens = highlighter.codeToTokensBase(code, options);
  return code
    .split('\n')
    .map((line, index) => keepWordsWhole(runsOf(tokens[index] ?? []), line, lang));
}

function highlighterFor(lang: BundledLanguage): Promise<HighlighterCore> {
  let highlighter = highlighters.get(lang);
  if (!highlighter) {
    engine ??= createOnigurumaEngine(import('shiki/wasm'));
    const grammars = { ...bundledLanguages, ...bundledLanguagesAlias };
    highlighter = createHighlighterCore({
      themes: [THEME],
      langs: [lang, ...(EMBEDDED[lang] ?? [])].map((name) => grammars[name]),
      engine,
      warnings: false,
    });
    highlighters.set(lang, highlighter);
  }
  return highlighter;
}

/** Neighbors of one kind are one run; blanks join the run before them. */
function runsOf(tokens: readonly ThemedToken[]): Run[] {
  const runs: Run[] = [];
  for (const token of tokens) {
    const last = runs.at(-1);
    const letters = lettersOf(token);
    if (last && (letters === last.letters || token.content.trim() === '')) {
      last.length += token.content.length;
    } else {
      runs.push({ letters, length: token.content.length });
    }
  }
  return runs;
}

function lettersOf({ color = '', fontStyle = 0 }: ThemedToken): string {
  const letter = LETTERS[COLOR_NAME.exec(color)?.[1] ?? ''] ?? '';
  const isItalic = fontStyle > 0 && (fontStyle & ITALIC) !== 0;
  const isBold = fontStyle > 0 && (fontStyle & BOLD) !== 0;
  return letter + (isItalic ? 'I' : '') + (isBold ? 'B' : '');
}

/**
 * Mark the words of a command that a line must not break, by the letter `w`: `-D` and `@rsdoctor/rspack-plugin`
 * torn in two are other words. In other languages nothing is marked.
 *
 * @param runs The colors of the command.
 */
function keepWordsWhole(runs: readonly Run[], command: string, lang: string): Run[] {
  const words = SHELLS.has(lang)
    ? [...command.matchAll(HYPHENATED_WORD)].map(({ index, 0: word }) => ({
        start: index,
        end: index + word.length,
      }))
    : [];
  const edges = words.flatMap(({ start, end }) => [start, end]);
  const parts: Run[] = [];
  let start = 0;
  for (const { letters, length } of runs) {
    const runEnd = start + length;
    for (const end of [...edges.filter((edge) => edge > start && edge < runEnd), runEnd]) {
      const isWhole = words.some((word) => word.start <= start && end <= word.end);
      parts.push({ letters: isWhole ? `${letters}w` : letters, length: end - start });
      start = end;
    }
  }
  return parts;
}
