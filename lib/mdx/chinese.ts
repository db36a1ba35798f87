import type { Root } from 'mdast';
import type { Code, Construct, Extension, State, Tokenizer } from 'micromark-util-types';
import type { Node } from 'unist';
import { visit } from './base/visit';

/** Characters beside which Chinese has no spaces, for a class of an expression. */
export const WIDE = '\\p{Script=Han}\\u3000-\\u30ff\\uff00-\\uff60';

const BREAK = new RegExp(`(?<=[${WIDE}])\\n(?=[${WIDE}])`, 'gu');
const LAST_ASCII = 127;

/** In a language without spaces, an address ends before the first character that is not ASCII. */
export function endAddresses({ text = {}, ...extension }: Extension): Extension {
  const endOne = (construct: Construct) =>
    /^(?:protocol|www)Autolink$/.test(construct.name ?? '')
      ? { ...construct, tokenize: endAtAscii(construct.tokenize) }
      : construct;
  const entries = Object.entries(text).map(([code, some = []]) => [
    code,
    [some].flat().map(endOne),
  ]);
  return { ...extension, text: Object.fromEntries(entries) };
}

/** To the tokenizer, all other characters are the end of the text. */
function endAtAscii(tokenize: Tokenizer): Tokenizer {
  return function (effects, ok, nok) {
    let current: Code = null;
    let isOver = false;
    const leave = (next: State) => () => {
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

/** Remark plugin: a line break within a paragraph is a space, and nothing between two Chinese characters. */
export function remarkSoftBreaks() {
  return (tree: Root): void => {
    const leaves: (Node & { value?: string })[] = [];
    visit(tree, (node) => {
      if (!('children' in node)) leaves.push(node);
    });
    for (const [index, leaf] of leaves.entries()) {
      if (leaf.type !== 'text') continue;
      const before = leaves[index - 1]?.value?.slice(-1) ?? '';
      const after = leaves[index + 1]?.value?.slice(0, 1) ?? '';
      const joined = `${before}${leaf.value}${after}`.replace(BREAK, '').replaceAll('\n', ' ');
      leaf.value = joined.slice(before.length, joined.length - after.length);
    }
  };
}
