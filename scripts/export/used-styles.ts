import postcss, { type AtRule, type Container, type Root } from 'postcss';
import { attributeOf, type Element } from './html';

/** Words that may be names. One too many only keeps a rule. */
const WORD = /[\w-]+/g;
/** A class in a selector. Digits at the beginning are escaped: `.-\39 T9GG_link`. */
const CLASS = /\.((?:[\w-]|\\[\da-f]{1,6} ?|\\.)+)/g;
const ATTRIBUTE = /\[([\w-]+)(?:[^\]"]|"[^"]*")*\]/g;
/** A custom property, where it is set and where it is used; not the `--` within the name of a class. */
const PROPERTY = /(?<![\w-])--[\w-]+/g;
const JOINED = new Set(['layer', 'media']);
const TAG = /(?:^|[\s>+~])([a-zA-Z][\w-]*)/g;
const ESCAPED = /\\([\da-f]{1,6}) ?|\\(.)/g;

/** Style sheets in one, of which a page gets the rules that can match something in it. */
export class UsedStyles {
  /** The classes that rules ask for. */
  readonly classes = new Set<string>();
  private readonly root: Root;

  /** @param scripted What script writes into pages: every name in the text of a script counts as used. */
  constructor(
    styles: readonly string[],
    private readonly scripted: readonly string[],
  ) {
    this.root = postcss.parse(styles.join('\n'));
    this.root.walkRules(({ selector }) => {
      for (const [, name = ''] of selector.matchAll(CLASS)) this.classes.add(unescaped(name));
    });
  }

  /** The rules for pages with these names; see {@link namesOf}. */
  of(names: ReadonlySet<string>): string {
    const used = new Set([...names, ...this.scripted.flatMap(wordsOf)]);
    const root = this.root.clone();
    root.walkRules((rule) => {
      if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes'))
        return;
      const selectors = rule.selectors.filter((selector) => mayMatch(selector, used));
      if (selectors.length === 0) rule.remove();
      else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
    });
    removeEmpty(root);
    joinNeighbours(root);
    return withShortProperties(root.toString(), used);
  }
}

/**
 * Are the classes, attributes and elements there that an element, or one around it, must have? Of `:is()` and `:where()` one
 * selector has to match; what another function like `:not()` asks is left open.
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

/** Every name by which a rule may ask for an element: of itself, its attributes and its classes. */
export function namesOf(element: Element): string[] {
  const classes = (attributeOf(element, 'class') ?? '').split(/\s+/);
  return [element.tagName, ...element.attrs.map(({ name }) => name), ...classes];
}

/** The words of a script, also as it would write them as attributes: `dataset.themeChoice` is `data-theme-choice`. */
function wordsOf(script: string): string[] {
  const words = script.match(WORD) ?? [];
  return words.flatMap((word) => [
    word,
    `data-${word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
  ]);
}

/** Remove what only held rules that are gone. `@layer a, b;` holds nothing, but orders the layers. */
function removeEmpty(container: Container): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type !== 'atrule' || !node.nodes) continue;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  }
}

/** Make one of blocks that follow each other under the same condition, or in the same layer. */
function joinNeighbours(container: Container): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type !== 'atrule' || !node.nodes) continue;
    const before = node.prev();
    const isSame = before?.type === 'atrule' && before.params === node.params;
    if (!isSame || !before.nodes || before.name !== node.name || !JOINED.has(node.name)) continue;
    before.append(node.nodes);
    node.remove();
  }
  for (const node of container.nodes ?? []) if (node.type === 'atrule') joinNeighbours(node);
}

/**
 * Custom properties under short names, except those that a script names too. The styles of the framework, which are added
 * later, bring all of them under their own names.
 */
function withShortProperties(styles: string, scripted: ReadonlySet<string>): string {
  const short = new Map<string, string>();
  return styles.replace(PROPERTY, (name) => {
    if (scripted.has(name)) return name;
    const known = short.get(name) ?? `--${short.size.toString(36)}`;
    short.set(name, known);
    return known;
  });
}
