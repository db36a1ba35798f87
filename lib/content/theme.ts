import path from 'node:path';
import postcss, { CssSyntaxError, type Declaration, type Node, type Root } from 'postcss';
import { didYouMean } from '../mdx/nearest';
import { contrastOf, partsOf, SCHEMES, type Scheme, type Tokens, tokenIn } from '../tokens';
import type { Report } from './check/problems';
import { contentDir, displayName, rootDir } from './content-dir';
import { readTextIfAny } from './read/files';
import { readText } from './read/read-text';
import { remember } from './read/remember';

/** What `theme.css` of the content folder makes of the site. */
export interface Theme {
  /** The style sheet that the bundler takes in place of `app/styles/theme.css`. */
  css: string;
  /** The page behind everything, for what browsers draw around it. */
  surface: Readonly<Record<Scheme, string>>;
}

const EXAMPLE = ':root { --color-accent: light-dark(#0b57d0, #8ab4f8); }';
const TEXT_CONTRAST = 4.5;

/** The kinds of tokens that a theme may set, and how their values are written. Of a color each scheme is looked at. */
const KINDS = [
  {
    isColor: true,
    names: /^--(?:color|code)-/,
    value:
      /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z]+|(?:(?:rgb|hsl)a?|hwb|(?:ok)?l(?:ab|ch)|color(?:-mix)?|var)\([^;{}]+\))$/i,
    remedy: 'Write a color as #0b57d0, or light-dark(#0b57d0, #8ab4f8) for the two schemes.',
  },
  {
    names: /^--font-(?:text|mono)$/,
    value: /^[\w\s,"'.-]+$/,
    remedy: 'Write names of fonts that readers have: "Inter", system-ui, sans-serif.',
  },
  {
    names: /^--(?:[a-z]+-width|measure)$/,
    value: /^(?:0|\d*\.?\d+(?:rem|em|px|ch|vw|%)|(?:min|max|clamp|calc)\([^;{}]+\))$/,
    remedy: 'Write a length, as 46rem.',
  },
];

/** Text and its background. */
const PAIRS: readonly (readonly [text: string, ground: string])[] = [
  ...['surface', 'surface-soft', 'surface-raised'].flatMap((ground) =>
    ['text', 'text-muted', 'accent'].map((text) => pair(text, ground)),
  ),
  pair('text', 'accent-soft'),
  pair('on-accent', 'accent'),
  ...['info', 'important', 'warning', 'danger'].map((name) => pair(name, `${name}-soft`)),
  ...['text', 'comment', 'keyword', 'string', 'constant', 'function', 'parameter'].map(
    (name) => [`--code-${name}`, '--color-code-surface'] as const,
  ),
];

function pair(text: string, ground: string) {
  return [`--color-${text}`, `--color-${ground}`] as const;
}

/** Read and check the theme of the content folder; without one the site looks as it does by itself. */
export function readTheme(report: Report): Theme {
  const absolute = path.join(contentDir(), 'theme.css');
  const tokensFile = path.join(rootDir(), 'app/styles/tokens.css');
  const text = readText(absolute, report) ?? '';
  return themeOf(report, displayName(absolute), {
    text,
    tokensText: readTextIfAny(tokensFile) ?? '',
  });
}

const themeOf = remember((report, file, styles: { text: string; tokensText: string }): Theme => {
  const { text, tokensText } = styles;
  const given: Tokens = new Map(tokensIn(declarationsIn(postcss.parse(tokensText))));
  const root = parse(text, file, report);
  const set = root ? declarationsOfTheme(root, given, { file, report }) : [];
  const tokens: Tokens = new Map([...given, ...tokensIn(set)]);
  warnOfContrast(tokens, set, { file, report });
  const lines = set.map(({ prop, value }) => `    ${prop}: ${value};\n`);
  const surface = Object.fromEntries(
    SCHEMES.map((scheme) => [scheme, tokenIn(tokens, '--color-surface', scheme)]),
  );
  return {
    css: lines.length > 0 ? `@layer tokens {\n  :root {\n${lines.join('')}  }\n}\n` : '',
    surface: surface as Theme['surface'],
  };
});

interface Notes {
  file: string;
  report: Report;
}

function parse(text: string, file: string, report: Report): Root | undefined {
  try {
    return postcss.parse(text);
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    const problem = `is not valid CSS: ${error.reason}.`;
    report({ file, line: error.line ?? 1, problem, remedy: `Write \`${EXAMPLE}\`.` });
    return undefined;
  }
}

/** The tokens that a theme sets. Everything else in it is reported. */
function declarationsOfTheme(root: Root, given: Tokens, { file, report }: Notes): Declaration[] {
  const say = (node: Node, problem: string, remedy: string) =>
    report({ file, line: node.source?.start?.line ?? 1, problem, remedy });
  const refuse = (node: Node) => {
    const name = node.type === 'atrule' && 'name' in node ? `@${node.name}` : 'a rule';
    say(node, `has ${name}; a theme only sets tokens.`, `Write \`${EXAMPLE}\`.`);
  };
  return root.nodes.flatMap((rule) => {
    if (rule.type === 'comment') return [];
    if (rule.type !== 'rule' || rule.selector !== ':root') {
      refuse(rule);
      return [];
    }
    return rule.nodes.flatMap((node) => {
      if (node.type === 'comment') return [];
      if (node.type !== 'decl') refuse(node);
      else {
        const found = problemOf(node, given);
        if (!found) return [node];
        say(node, ...found);
      }
      return [];
    });
  });
}

function problemOf(
  { prop, value, important }: Declaration,
  given: Tokens,
): [problem: string, remedy: string] | undefined {
  const names = [...given.keys()].filter((name) => KINDS.some((kind) => kind.names.test(name)));
  const kind = KINDS.find(({ names }) => names.test(prop));
  if (!kind || !given.has(prop)) {
    const otherwise = `Use one of ${names.join(', ')}.`;
    return [`sets ${prop}, which is not a token.`, didYouMean(prop, names, { otherwise })];
  }
  if (important) return [`sets ${prop} with !important.`, 'Remove !important.'];
  const parts = ('isColor' in kind && partsOf(value)) || [value];
  if (!parts.every((part) => kind.value.test(part) && !/url\(/i.test(part)))
    return [`sets ${prop} to ${value}.`, kind.remedy];
  const unknown = [...value.matchAll(/var\(\s*(--[\w-]+)/g)].find(
    ([, name = '']) => !given.has(name),
  );
  if (!unknown) return undefined;
  const remedy = didYouMean(unknown[1] ?? '', names, { otherwise: kind.remedy });
  return [`sets ${prop} to ${unknown[1]}, which is not a token.`, remedy];
}

/** Warn of text that is hard to read, where the theme has changed it or its ground. */
function warnOfContrast(
  tokens: Tokens,
  set: readonly Declaration[],
  { file, report }: Notes,
): void {
  for (const [text, ground] of PAIRS) {
    const changed = set.findLast(({ prop }) => prop === text || prop === ground);
    if (!changed) continue;
    for (const scheme of SCHEMES) {
      const ratio = contrastOf(tokenIn(tokens, text, scheme), tokenIn(tokens, ground, scheme));
      if (ratio === undefined || ratio >= TEXT_CONTRAST) continue;
      report({
        file,
        line: changed.source?.start?.line ?? 1,
        problem: `gives ${text} on ${ground} a contrast of ${ratio.toFixed(2)}:1 in the ${scheme} scheme.`,
        remedy: `Choose colors with ${TEXT_CONTRAST}:1 at least.`,
        rule: 'theme-contrast',
      });
    }
  }
}

/** The declarations at the top of a style sheet, outside media queries. */
function declarationsIn(root: Root): Declaration[] {
  const found: Declaration[] = [];
  root.walkDecls(/^--/, (declaration) => {
    const rule = declaration.parent;
    const around = rule?.parent;
    const isInMedia = around?.type === 'atrule' && 'name' in around && around.name === 'media';
    if (!isInMedia) found.push(declaration);
  });
  return found;
}

function tokensIn(declarations: readonly Declaration[]): [string, string][] {
  return declarations.map(({ prop, value }) => [prop, value]);
}
