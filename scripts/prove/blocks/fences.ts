import { createProcessor } from '@mdx-js/mdx';
import type { Code, Root } from 'mdast';
import { parseFenceMeta } from '../../../lib/mdx/code/fence-meta';
import { spreadPackageTabs } from '../../../lib/mdx/code/remark-package-tabs';
import { syntaxProblemOf } from '../../../lib/mdx/host';
import { escapeHeadingIds } from '../../../lib/mdx/outline/heading-ids';
import { visit } from '../../../lib/mdx/visit';
import type { Problem } from '../../../lib/problem';

/**
 * How a block of code is proved.
 *
 * - `check`: by reading it with the real types and loading it.
 * - `run`: by doing what it says.
 * - `output`: by being what the last block that did something has printed, or a part of it.
 * - `skip`: not at all, for the reason given.
 */
export type FenceMode = 'check' | 'run' | 'output' | 'skip';

/** A block of code of a page, and what its author says about it. */
export interface Fence {
  file: string;
  /** Of the opening fence, from 1. */
  line: number;
  lang: string;
  title: string | undefined;
  mode: FenceMode;
  /** `run="harbor"` says where; `skip="…"` says why. */
  value: string | undefined;
  code: string;
}

/** What a file says: its blocks in order, and the mistakes in what they say about themselves. */
export interface FencedFile {
  file: string;
  fences: readonly Fence[];
  problems: readonly Problem[];
}

const MODES = ['check', 'run', 'output', 'skip'] as const;
/** Fewer words explain nothing. */
const REASON_WORDS = 3;

interface Source {
  file: string;
  format: 'md' | 'mdx';
  /** With front matter blanked, so that lines count as in the file. */
  body: string;
}

/** The blocks of code of a page or shared piece, those of package managers included. A block that says no mode, or two, is a mistake. */
export function readFences({ file, format, body }: Source): FencedFile {
  const text = format === 'md' ? body : escapeHeadingIds(body);
  const problems: Problem[] = [];
  const fences: Fence[] = [];
  try {
    const tree = createProcessor({ format }).parse(text) as Root;
    // Commands that no tab can be made of are reported where pages are checked.
    spreadPackageTabs(tree, () => undefined);
    visit(tree, 'code', (node) => {
      const { fence, mistake } = readFence(node, file);
      if (fence) fences.push(fence);
      if (mistake) problems.push({ file, line: lineOf(node), ...mistake });
    });
  } catch (error) {
    problems.push({ file, ...syntaxProblemOf(error) });
  }
  return { file, fences, problems };
}

type Mistake = Pick<Problem, 'problem' | 'remedy'>;

function readFence(node: Code, file: string): { fence?: Fence; mistake?: Mistake } {
  // Words that mean nothing are reported where pages are checked.
  const { proof, title } = parseFenceMeta(metaOf(node)).meta;
  const modes = MODES.filter((mode) => proof[mode] !== undefined);
  const [mode] = modes;
  if (!mode || modes.length > 1) return { mistake: modeMistake(modes) };
  const value = proof[mode] === true ? undefined : proof[mode];
  if (mode === 'skip' && (value ?? '').split(/\s+/).length < REASON_WORDS) {
    const problem = 'skips a block of code without a reason.';
    return { mistake: { problem, remedy: 'Write why nothing can prove it: `skip="…"`.' } };
  }
  const lang = node.lang ?? 'text';
  return { fence: { file, line: lineOf(node), lang, title, mode, value, code: node.value } };
}

/** The commands of `<PackageManagerTabs>` have no place for a mode: they are checked. */
function metaOf({ data, meta }: Code): string {
  return data?.tab === undefined ? (meta ?? '') : 'check';
}

function modeMistake(modes: readonly FenceMode[]): Mistake {
  if (modes.length === 0) {
    return {
      problem: 'has a block of code that does not say how it is proved.',
      remedy: 'Write `check`, `run`, `output` or `skip="reason"` after the language.',
    };
  }
  return {
    problem: `has a block of code that says ${modes.join(' and ')}.`,
    remedy: 'Write one of them.',
  };
}

function lineOf(node: Code): number {
  return node.position?.start.line ?? 1;
}
