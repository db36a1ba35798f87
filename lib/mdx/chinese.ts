import type { Root } from 'mdast';
import type { Code, Construct, Extension, State, Token, Tokenizer } from 'micromark-util-types';
import type { Node } from 'unist';
import { visit } from './base/visit';

/** Characters beside which Chinese has no spaces, for a class of an expression. */
export const WIDE = '\\p{Script=Han}\\u3000-\\u30ff\\uff00-\\uff60';

const BREAK = new RegExp(`(?<=[${WIDE}])\\n(?=[${WIDE}])`, 'gu');
const OPENING = new RegExp(`^[${WIDE}][\\p{P}\\p{S}]$`, 'u');
const CLOSING = new RegExp(`^[\\p{P}\\p{S}][${WIDE}]$`, 'u');
const LAST_ASCII = 127;

/**
 * Adapt GFM, which expects spaces around words, to a language that has none: an address ends before the first character
 * that is not ASCII, and `~~旧的。~~新的` is struck out.
 */
export function adaptToChinese({ text = {}, ...extension }: Extension): Extension {
  const adapted = Object.entries(text).map(([code, constructs = []]) => {
    return [code, [constructs].flat().map(adaptConstruct)] as const;
  });
  return { ...extension, text: Object.fromEntries(adapted) };
}

function adaptConstruct(construct: Construct): Construct {
  const { name, tokenize } = construct;
  if (name === 'protocolAutolink' || name === 'wwwAutolink')
    return { ...construct, tokenize: endAtAscii(tokenize) };
  return name === 'strikethrough' ? { ...construct, tokenize: besideWide(tokenize) } : construct;
}

/** To the tokenizer, all other characters are the end of the text. */
function endAtAscii(tokenize: Tokenizer): Tokenizer {
  return function (effects, ok, nok) {
    let current: Code = null;
    let isOver = false;
    const leave =
      (next: State): State =>
      () => {
        isOver = true;
        return next(current);
      };
    const within = (state: State | undefined): State | undefined => {
      if (isOver || !state) return state;
      return (code) => {
        current = code;
        return within(state(code !== null && code > LAST_ASCII ? null : code));
      };
    };
    return within(tokenize.call(this, effects, leave(ok), leave(nok))) as State;
  };
}

/** A mark between punctuation and a Chinese character opens or closes, as if there were a space. */
function besideWide(tokenize: Tokenizer): Tokenizer {
  return function (effects, ok, nok) {
    const before = characterOf(this.previous);
    let mark: Token | undefined;
    const exit: typeof effects.exit = (type) => {
      mark = effects.exit(type);
      return mark;
    };
    const after: State = (code) => {
      const around = before + characterOf(code);
      if (mark && OPENING.test(around)) mark._open = true;
      if (mark && CLOSING.test(around)) mark._close = true;
      return ok(code);
    };
    return tokenize.call(this, { ...effects, exit }, after, nok);
  };
}

/** Line endings and tabs are negative. */
function characterOf(code: Code): string {
  return code === null || code < 0 ? ' ' : String.fromCharCode(code);
}

/** Remark plugin: a line break within a paragraph is a space, and nothing between two Chinese characters. */
export function remarkSoftBreaks() {
  return (tree: Root): void => {
    const leaves: Node[] = [];
    visit(tree, (node) => {
      if (!('children' in node)) leaves.push(node);
    });
    for (const [index, leaf] of leaves.entries()) {
      if (leaf.type !== 'text' || !('value' in leaf)) continue;
      const before = textOf(leaves[index - 1]).slice(-1);
      const after = textOf(leaves[index + 1]).slice(0, 1);
      const joined = `${before}${leaf.value}${after}`.replace(BREAK, '').replaceAll('\n', ' ');
      leaf.value = joined.slice(before.length, joined.length - after.length);
    }
  };
}

function textOf(leaf: Node | undefined): string {
  return leaf && 'value' in leaf ? String(leaf.value) : '';
}
