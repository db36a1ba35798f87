import type { Code } from 'mdast';
import { syntaxProblemOf } from '../../../lib/mdx/base/host';
import { visit } from '../../../lib/mdx/base/visit';
import { parseFenceMeta } from '../../../lib/mdx/code/fence-meta';
import { spreadPackageTabs } from '../../../lib/mdx/code/remark-package-tabs';
import { parseMarkdown } from '../../../lib/mdx/syntax';
import type { Problem } from '../../../lib/problem/problem';
import type { Release } from '../../../lib/releases';

/**
 * How a code block is verified.
 *
 * - `check`: checked against the types of the packages, and loaded.
 * - `run`: executed.
 * - `output`: compared with the output of the last block that ran, in full or in part.
 * - `skip`: not verified, for the given reason.
 */
export type FenceMode = 'check' | 'run' | 'output' | 'skip';

/** A code block of a page, and how its author wants it verified. */
export interface Fence {
  file: string;
  /** The line of the opening fence, from 1. */
  line: number;
  lang: string;
  title: string | undefined;
  mode: FenceMode;
  /** `run="harbor"` names the project; `skip="…"` gives the reason. */
  value: string | undefined;
  /** The only release that it is for. */
  release: Release | undefined;
  code: string;
}

/** The code blocks of a file in order, and the errors in their modes. */
export interface FencedFile {
  file: string;
  fences: readonly Fence[];
  problems: readonly Problem[];
}

const MODES = ['check', 'run', 'output', 'skip'] as const;
/** A shorter reason explains nothing. */
const REASON_WORDS = 3;

interface Source {
  file: string;
  format: 'md' | 'mdx';
  /** With front matter blanked, so that line numbers match the file. */
  body: string;
}

/** The code blocks of a page or shared piece, including those of package managers. A block without a mode, or with two, is an error. */
export function readFences({ file, format, body }: Source): FencedFile {
  const problems: Problem[] = [];
  const fences: Fence[] = [];
  try {
    const tree = parseMarkdown(body, format);
    // The check of the pages reports commands that cannot be shown in tabs.
    spreadPackageTabs(tree, () => undefined);
    visit(tree, 'code', (node) => {
      const { fence, error } = readFence(node, file);
      if (fence) fences.push(fence);
      if (error) problems.push({ file, line: lineOf(node), ...error });
    });
  } catch (error) {
    problems.push({ file, ...syntaxProblemOf(error) });
  }
  return { file, fences, problems };
}

type ModeError = Pick<Problem, 'problem' | 'remedy'>;

function readFence(node: Code, file: string): { fence?: Fence; error?: ModeError } {
  // The check of the pages reports unknown words.
  const { proof, title } = parseFenceMeta(metaOf(node)).meta;
  const modes = MODES.filter((mode) => proof[mode] !== undefined);
  const [mode] = modes;
  if (!mode || modes.length > 1) return { error: modeError(modes) };
  const value = proof[mode] === true ? undefined : proof[mode];
  if (mode === 'skip' && (value ?? '').split(/\s+/).length < REASON_WORDS) {
    const problem = 'skips a code block without a reason.';
    return { error: { problem, remedy: 'Write why it cannot be verified: `skip="…"`.' } };
  }
  const lang = node.lang ?? 'text';
  const { release } = proof;
  return {
    fence: { file, line: lineOf(node), lang, title, mode, value, release, code: node.value },
  };
}

/** The commands of `<PackageManagerTabs>` cannot have a mode: they are checked. */
function metaOf({ data, meta }: Code): string {
  return data?.tab === undefined ? (meta ?? '') : 'check';
}

function modeError(modes: readonly FenceMode[]): ModeError {
  if (modes.length === 0) {
    return {
      problem: 'has a code block that does not say how it is verified.',
      remedy: 'Write `check`, `run`, `output` or `skip="reason"` after the language.',
    };
  }
  return {
    problem: `has a code block that says ${modes.join(' and ')}.`,
    remedy: 'Write one of them.',
  };
}

function lineOf(node: Code): number {
  return node.position?.start.line ?? 1;
}
