import type { Extension as FromMarkdown } from 'mdast-util-from-markdown';
import type { Code, Construct, Effects, Extension, State } from 'micromark-util-types';
import { trimHeading } from '../base/programs';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    headingId: 'headingId';
  }
}

/** `{#id}`, also escaped, as for other readers of MDX. */
const ID = /^\\?\{#([^}\s\\]+)[ \t]*\\?\}$/;
const [BACKSLASH, BRACE, CLOSING_BRACE, SPACE] = [92, 123, 125, 32];

const HEADING_ID: Construct = { name: 'headingId', tokenize };

function tokenize(effects: Effects, ok: State, nok: State): State {
  let text = '';
  return (code) => {
    effects.enter('headingId');
    return inside(code);
  };

  function inside(code: Code): State | undefined {
    // The end, and line endings. A tab is -2, or -1 for the columns after it.
    if (code === null || code < -2) return nok(code);
    effects.consume(code);
    text += code < 0 ? ' ' : String.fromCharCode(code);
    if (code !== CLOSING_BRACE) return inside;
    return ID.test(text) ? after : nok;
  }

  function after(code: Code): State | undefined {
    if (code === SPACE || code === -2 || code === -1) {
      effects.consume(code);
      return after;
    }
    effects.exit('headingId');
    return code === null ? ok(code) : nok(code);
  }
}

const NODES: FromMarkdown = {
  exit: {
    headingId(token) {
      const written = this.sliceSerialize(token);
      const node = this.stack.at(-1);
      if (node?.type !== 'heading' || node.children.length === 0) {
        const isCode = 'mdxTextExpression' in this.config.enter && written.startsWith('{');
        const reason = `Unexpected \`${written}\``;
        if (isCode) throw Object.assign(new Error(reason), { reason, ...token.start });
        this.enter({ type: 'text', value: written.replaceAll('\\', '') }, token);
        this.exit(token);
        return;
      }
      const id = ID.exec(written.trimEnd())?.[1];
      node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id } };
      trimHeading(node);
    },
  },
};

/** `## Title {#id}` gets that id, whose braces MDX would read as JavaScript; rehype-slug fills in the rest. */
export const HEADING_IDS: { micromark: Extension; fromMarkdown: FromMarkdown } = {
  micromark: { text: { [BACKSLASH]: HEADING_ID, [BRACE]: HEADING_ID } },
  fromMarkdown: NODES,
};
