import {
  type BundledLanguage,
  bundledLanguages,
  bundledLanguagesAlias,
  createCssVariablesTheme,
  createHighlighterCore,
  createOnigurumaEngine,
  type HighlighterCore,
  type ThemedToken,
} from 'shiki';

/** A theme whose colours are names; `app/styles/code.css` gives each name a colour per scheme. */
const THEME = createCssVariablesTheme({ name: 'classes', variablePrefix: '--', fontStyle: true });
/** `var(--token-keyword)` → `keyword` */
const COLOUR_NAME = /^var\(--(?:token-)?([\w-]+)\)$/;
const ITALIC = 1;
const BOLD = 2;

/**
 * One highlighter per language. In a shared one the colours of a block would depend on which languages
 * happened to be loaded before it, because some grammars embed others: two builds would differ.
 */
const highlighters = new Map<string, Promise<HighlighterCore>>();

/** They share the engine, which is large. */
let engine: ReturnType<typeof createOnigurumaEngine> | undefined;

/** Is there a grammar of this name or alias? */
export function isKnownLanguage(lang: string): lang is BundledLanguage {
  return lang in bundledLanguages || lang in bundledLanguagesAlias;
}

/** Colours code synchronously, in the languages it was loaded for. */
export type Highlight = (code: string, lang: string) => string;

/**
 * Load the grammars for some languages.
 *
 * The result turns code into HTML: a `<span class="line">` per line, in it a span per token with the
 * class of its kind (`t-keyword`, `t-string`, …). No style attributes, so a strict policy can forbid
 * them. A language that Shiki does not know, `text` included, stays plain.
 */
export async function loadHighlight(langs: Iterable<string>): Promise<Highlight> {
  const loaded = new Map<string, HighlighterCore>();
  for (const lang of new Set(langs)) {
    if (isKnownLanguage(lang)) loaded.set(lang, await highlighterFor(lang));
  }
  return (code, lang) => {
    const lines = loaded.get(lang)?.codeToTokensBase(code, { lang: lang as never, theme: THEME });
    return lines
      ? joinLines(lines.map((tokens) => mergeTokens(tokens).map(tokenHtml).join('')))
      : joinLines(code.split('\n').map(escapeHtml));
  };
}

function highlighterFor(lang: BundledLanguage): Promise<HighlighterCore> {
  let highlighter = highlighters.get(lang);
  if (!highlighter) {
    engine ??= createOnigurumaEngine(import('shiki/wasm'));
    const grammar = { ...bundledLanguages, ...bundledLanguagesAlias }[lang];
    highlighter = createHighlighterCore({
      themes: [THEME],
      langs: [grammar],
      engine,
      warnings: false,
    });
    highlighters.set(lang, highlighter);
  }
  return highlighter;
}
/** Neighbours of one kind read as one span; blanks join whatever stands before them. */
function mergeTokens(tokens: readonly ThemedToken[]): { text: string; className: string }[] {
  const merged: { text: string; className: string }[] = [];
  for (const token of tokens) {
    const last = merged.at(-1);
    const className = classOf(token);
    if (last && (className === last.className || token.content.trim() === '')) {
      last.text += token.content;
    } else {
      merged.push({ text: token.content, className });
    }
  }
  return merged;
}

function classOf({ color = '', fontStyle = 0 }: ThemedToken): string {
  const kind = COLOUR_NAME.exec(color)?.[1] ?? 'foreground';
  return [
    kind === 'foreground' ? '' : `t-${kind}`,
    fontStyle > 0 && fontStyle & ITALIC ? 't-italic' : '',
    fontStyle > 0 && fontStyle & BOLD ? 't-bold' : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function tokenHtml({ text, className }: { text: string; className: string }): string {
  const html = escapeHtml(text);
  return className === '' ? html : `<span class="${className}">${html}</span>`;
}

function joinLines(lines: readonly string[]): string {
  return lines.map((html) => `<span class="line">${html}</span>`).join('\n');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
