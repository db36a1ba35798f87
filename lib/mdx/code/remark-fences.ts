import type { Code, Root } from 'mdast';
import type { VFile } from 'vfile';
import { type MdxHost, type Place, placeOf, type ReportAt, reporterFor } from '../base/host';
import { visit } from '../base/visit';
import { HIGHLIGHT, takeNotes } from './code-notes';
import { type FenceMeta, parseFenceMeta, splitLanguage } from './fence-meta';
import { isKnownLanguage, isPlainLanguage } from './highlight';

/** A code block as it will be shown, and what its author said about it. */
export interface Fence {
  /** As written; `text` where nothing is. */
  lang: string;
  meta: FenceMeta;
  /** The lines to point out, from 1. */
  marked: ReadonlySet<number>;
}

declare module 'mdast' {
  interface CodeData {
    fence?: Fence;
    /** The name of the tab that the block is in. */
    tab?: string;
    /** Its lines wrap until the reader decides otherwise. */
    wraps?: boolean;
  }
}

type Problem = Parameters<ReportAt>[1];

const NO_LANGUAGE: Problem = {
  problem: 'has a code block without a language.',
  remedy: 'Write ```js, or its own language, above it; ```text where it has none.',
};

/**
 * Remark plugin: read what follows every opening fence, put in the code of imported files, and
 * take the notes (`// [!code highlight]`) out of the code. What is found goes into `node.data.fence`.
 */
export function remarkFences({ host }: { host: MdxHost }) {
  return (tree: Root, file: VFile): void => {
    const reportAt = reporterFor(host, file);
    visit(tree, 'code', (node) => {
      const report = (problem: Problem) => reportAt(node, problem);
      readFence({ node, host, place: placeOf(node, file), report });
    });
  };
}

interface FenceContext {
  node: Code;
  host: MdxHost;
  place: Place;
  report(problem: Problem): void;
}

function readFence(context: FenceContext): void {
  const { node, place, report } = context;
  const { lang, rest } = splitLanguage(node.lang);
  if (lang === undefined) report(NO_LANGUAGE);
  const { meta, problems } = parseFenceMeta(`${rest} ${node.meta ?? ''}`);
  for (const found of problems) report(found);
  if (lang !== undefined && !isKnownLanguage(lang) && !isPlainLanguage(lang)) {
    report(unknownLanguage(lang));
  }

  if (meta.file !== undefined) node.value = importCode(meta, context) ?? node.value;
  const { code, marked, unknown } = takeNotes(node.value);
  for (const { note, line } of unknown) {
    report({
      // Of an imported file the line is that of the fence, which is what an author can open.
      line: meta.file === undefined && place.line ? place.line + line : place.line,
      problem: `has the note [!code ${note}], which means nothing.`,
      remedy: `Write [!code ${HIGHLIGHT}], or remove it.`,
    });
  }
  node.value = code;
  node.data = { ...node.data, fence: { lang: lang ?? 'text', meta, marked } };
}

/** The code of the file that a fence names, or undefined after an error. */
function importCode(meta: FenceMeta, { node, host, place, report }: FenceContext) {
  if (node.value.trim() !== '') {
    const problem = `has code of its own in addition to that of ${meta.file}.`;
    report({ problem, remedy: 'Leave the block empty, or remove `file`.' });
  }
  const found = host.readCode(meta.file ?? '', place);
  if ('code' in found) return found.code;
  report(found);
  return undefined;
}

function unknownLanguage(lang: string): Problem {
  return {
    isWarning: true,
    problem: `has code in “${lang}”, which nothing can color; it is shown as plain text.`,
    remedy: 'Write a language that Shiki knows, or `text`.',
  };
}
