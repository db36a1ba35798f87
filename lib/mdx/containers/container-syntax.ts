import type { Extension as FromMarkdown } from 'mdast-util-from-markdown';
import type {
  Code,
  Construct,
  Effects,
  Extension,
  State,
  Token,
  TokenizeContext,
} from 'micromark-util-types';
import type { Processor } from 'unified';
import { createContainerEnd, parseOpening } from './container-lines';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    container: 'container';
    containerOpening: 'containerOpening';
    containerEnd: 'containerEnd';
    containerLine: 'containerLine';
    containerStray: 'containerStray';
  }
}

const COLON = 58;
/** Line endings have the codes below this one; the end of the file is null. */
const FIRST_IN_LINE = -2;

/**
 * Remark plugin: parse `:::name … :::` into a `container` node. Colons at the start of a line that open
 * nothing that is closed, or close nothing that is open, become a `containerStray`, for a message.
 * Colons anywhere else stay text.
 */
export function remarkContainerSyntax(this: Processor): void {
  const data = this.data() as {
    micromarkExtensions?: Extension[];
    fromMarkdownExtensions?: FromMarkdown[];
  };
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), SYNTAX];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), NODES];
}

/** Like a code block, a container takes its lines as they are; then they are parsed as a document. */
const CONTAINER: Construct = { name: 'container', tokenize: tokenizeContainer, concrete: true };
const STRAY: Construct = { name: 'containerStray', tokenize: tokenizeStray };
const SYNTAX: Extension = { flow: { [COLON]: [CONTAINER, STRAY] } };

const NODES: FromMarkdown = {
  enter: {
    container(token) {
      this.enter({ type: 'container', name: '', rest: '', children: [] }, token);
    },
    containerOpening(token) {
      const opening = parseOpening(this.sliceSerialize(token));
      const node = this.stack.at(-1);
      if (opening && node?.type === 'container') {
        node.name = opening.name;
        node.rest = opening.rest;
      }
    },
    containerStray(token) {
      this.enter({ type: 'containerStray', value: this.sliceSerialize(token) }, token);
    },
  },
  exit: {
    container(token) {
      this.exit(token);
    },
    containerStray(token) {
      this.exit(token);
    },
  },
};

function tokenizeContainer(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  const context = this;
  return (code) => {
    effects.enter('container');
    effects.enter('containerOpening');
    return opening(code);
  };

  function opening(code: Code): State | undefined {
    if (isInLine(code)) {
      effects.consume(code);
      return opening;
    }
    const parsed = parseOpening(context.sliceSerialize(effects.exit('containerOpening')));
    if (!parsed || code === null) return nok(code);
    if (context.interrupt) return ok(code);
    return effects.attempt(linesUntilEnd(parsed.colons), ended, nok)(code);
  }
  function ended(code: Code): State | undefined {
    effects.exit('container');
    return ok(code);
  }
}

/** The lines between the opening and the line that ends it, which has to be there. */
function linesUntilEnd(colons: number): Construct {
  return { partial: true, concrete: true, tokenize };

  function tokenize(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
    const context = this;
    const isEnd = createContainerEnd(colons);
    const peeked = { line: '' };
    let last: Token | undefined;
    return effects.attempt(LINE_ENDING, lineStart, nok);

    function lineStart(code: Code): State | undefined {
      return effects.check(lineInto(peeked), decide, nok)(code);
    }
    function decide(code: Code): State | undefined {
      if (isEnd(peeked.line)) {
        effects.enter('containerEnd');
        return ending(code);
      }
      const token = effects.enter('chunkDocument', { contentType: 'document', previous: last });
      if (last) last.next = token;
      last = token;
      return content(code);
    }
    function content(code: Code): State | undefined {
      if (code === null) return nok(code);
      if (!isInLine(code)) return effects.check(LINE_ENDING, contentEnd, nok)(code);
      effects.consume(code);
      return content;
    }
    function contentEnd(code: Code): State | undefined {
      effects.consume(code);
      context.parser.lazy[effects.exit('chunkDocument').start.line] = false;
      return lineStart;
    }
    function ending(code: Code): State | undefined {
      if (!isInLine(code)) {
        effects.exit('containerEnd');
        return ok(code);
      }
      effects.consume(code);
      return ending;
    }
  }
}

/** The end of a line, where the next one still belongs to the quotation or list around it. */
const LINE_ENDING: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    return (code) => {
      effects.enter('lineEnding');
      effects.consume(code);
      effects.exit('lineEnding');
      return (next) => (this.parser.lazy[this.now().line] ? nok(next) : ok(next));
    };
  },
};

/** Reads the rest of a line into `target`. */
function lineInto(target: { line: string }): Construct {
  return {
    partial: true,
    tokenize(effects, ok) {
      const context = this;
      function inLine(code: Code): State | undefined {
        if (isInLine(code)) {
          effects.consume(code);
          return inLine;
        }
        target.line = context.sliceSerialize(effects.exit('containerLine'));
        return ok(code);
      }
      return (code) => {
        target.line = '';
        if (!isInLine(code)) return ok(code);
        effects.enter('containerLine');
        return inLine(code);
      };
    },
  };
}

function tokenizeStray(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  let colons = 0;
  return (code) => {
    effects.enter('containerStray');
    return inFence(code);
  };

  function inFence(code: Code): State | undefined {
    if (code !== COLON) return colons < 3 ? nok(code) : inLine(code);
    effects.consume(code);
    colons += 1;
    return inFence;
  }
  function inLine(code: Code): State | undefined {
    if (isInLine(code)) {
      effects.consume(code);
      return inLine;
    }
    effects.exit('containerStray');
    return ok(code);
  }
}

/** Neither a line ending nor the end of the file. */
function isInLine(code: Code): boolean {
  return code !== null && code >= FIRST_IN_LINE;
}
