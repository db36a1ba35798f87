import postcss, { type AtRule, type Container, type Root } from 'postcss';
import { attributeOf, type Element } from './html';

/** Words that may be names. A false match only keeps a rule. */
const WORD = /[\w-]+/g;
/** A class in a selector. A leading digit is escaped: `.-\39 T9GG_link`. */
const CLASS = /\.((?:[\w-]|\\[\da-f]{1,6} ?|\\.)+)/g;
const ATTRIBUTE = /\[([\w-]+)(?:[^\]"]|"[^"]*")*\]/g;
/** A custom property, where it is set or used; not the `--` within the name of a class. */
const PROPERTY = /(?<![\w-])--[\w-]+/g;
const JOINED = new Set(['layer', 'media']);
const TAG = /(?:^|[\s>+~])([a-zA-Z][\w-]*)/g;
const ESCAPED = /\\([\da-f]{1,6}) ?|\\(.)/g;

/** All style sheets combined, from which a page gets the rules that can match its elements. */
export class UsedStyles {
  /** The classes in the selectors. */
  readonly classes = new Set<string>();
  private readonly root: Root;
  private readonly scripted: readonly string[];

  /**
   * @param scripts The texts of scripts. Every name in them counts as used, except short ones, which scripts do not know.
   * @param short Other names of classes.
   */
  constructor(
    styles: readonly string[],
    scripts: readonly string[],
    short: ReadonlyMap<string, string> = new Map(),
  ) {
    this.root = withClasses(styles, short);
    const unknown = new Set(short.values());
    this.scripted = scripts.flatMap(wordsOf).filter((word) => !unknown.has(word));
    this.root.walkRules((rule) => {
      for (const name of classesOf(rule.selector)) this.classes.add(name);
    });
  }

  /** The rules for a page with these names; see {@link namesOf} and {@link propertiesIn}. */
  of(names: ReadonlySet<string>): string {
    const used = new Set([...names, ...this.scripted]);
    const root = this.root.clone();
    root.walkRules((rule) => {
      if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes'))
        return;
      const selectors = rule.selectors.filter((selector) => mayMatch(selector, used));
      if (selectors.length === 0) rule.remove();
      else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
    });
    removeEmpty(root);
    joinNeighbors(root);
    return withShortProperties(root.toString(), used);
  }
}

/**
 * Whether the page has the classes, attributes and elements that a selector requires. Of `:is()` and `:where()` one
 * argument has to match; the arguments of other functions such as `:not()` are ignored.
 */
function mayMatch(selector: string, used: ReadonlySet<string>): boolean {
  const { outside, choices } = takeApart(selector);
  const bare = outside.replace(ATTRIBUTE, '');
  const classes = [...bare.matchAll(CLASS)].map(([, name = '']) => unescaped(name));
  const attributes = [...outside.matchAll(ATTRIBUTE)].map(([, name = '']) => name);
  const tags = [...bare.replace(CLASS, '').matchAll(TAG)].map(([, name = '']) => name);
  return (
    [...classes, ...attributes, ...tags].every((name) => used.has(name)) &&
    choices.every((choice) => postcss.list.comma(choice).some((one) => mayMatch(one, used)))
  );
}

/** Style sheets as one, with other names of classes. */
export function withClasses(styles: readonly string[], names: ReadonlyMap<string, string>): Root {
  const root = postcss.parse(styles.join('\n'));
  root.walkRules((rule) => {
    rule.selector = rule.selector.replace(CLASS, (selector, name: string) => {
      const other = names.get(unescaped(name));
      return other === undefined ? selector : `.${other}`;
    });
  });
  return root;
}

/** The classes in the selectors of a style sheet. */
export function classesIn(styles: string): string[] {
  const classes: string[] = [];
  postcss.parse(styles).walkRules(({ selector }) => {
    classes.push(...classesOf(selector));
  });
  return classes;
}

function classesOf(selector: string): string[] {
  return [...selector.matchAll(CLASS)].map(([, name = '']) => unescaped(name));
}

function unescaped(name: string): string {
  return name.replace(ESCAPED, (_, code?: string, character?: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : (character ?? ''),
  );
}

/** A selector without the arguments of functions, and those of `:is()` and `:where()`. */
function takeApart(selector: string): { outside: string; choices: string[] } {
  const choices: string[] = [];
  let depth = 0;
  let start = 0;
  let outside = '';
  for (let index = 0; index < selector.length; index += 1) {
    const character = selector.charAt(index);
    if (character === ')') depth -= 1;
    if (depth === 0) {
      if (character === ')' && /:(?:is|where)\($/.test(outside)) {
        choices.push(selector.slice(start, index));
      }
      outside += character;
    }
    if (character === '(') {
      depth += 1;
      if (depth === 1) start = index + 1;
    }
  }
  return { outside, choices };
}

/** Every name that a selector can match in an element: its tag, attributes and classes. */
export function namesOf(element: Element): string[] {
  const classes = (attributeOf(element, 'class') ?? '').split(/\s+/);
  return [element.tagName, ...element.attrs.map(({ name }) => name), ...classes];
}

/** The names of the custom properties in a style sheet. */
export function propertiesIn(styles: string): string[] {
  return styles.match(PROPERTY) ?? [];
}

/** The words of a script, also in the form of attributes: `dataset.themeChoice` is `data-theme-choice`. */
function wordsOf(script: string): string[] {
  const words = script.match(WORD) ?? [];
  return words.flatMap((word) => [
    word,
    `data-${word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
  ]);
}

/** Removes blocks that have become empty, but keeps `@layer a, b;`, which orders the layers. */
function removeEmpty(container: Container): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type !== 'atrule' || !node.nodes) continue;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  }
}

/** Merges consecutive blocks with the same condition or layer. */
function joinNeighbors(container: Container): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type !== 'atrule' || !node.nodes) continue;
    const before = node.prev();
    const isSame = before?.type === 'atrule' && before.params === node.params;
    if (!isSame || !before.nodes || before.name !== node.name || !JOINED.has(node.name)) continue;
    before.append(node.nodes);
    node.remove();
  }
  for (const node of container.nodes ?? []) if (node.type === 'atrule') joinNeighbors(node);
}

/**
 * Shortens the names of custom properties, except those that a script or another style sheet of the page uses too. The
 * styles of the framework, which load later, set all of them under their original names.
 */
function withShortProperties(styles: string, used: ReadonlySet<string>): string {
  const short = new Map<string, string>();
  return styles.replace(PROPERTY, (name) => {
    if (used.has(name)) return name;
    const shortName = short.get(name) ?? `--${short.size.toString(36)}`;
    short.set(name, shortName);
    return shortName;
  });
}
