import type { SiteRule } from './site-rules';

/** A problem whose place the caller knows. */
export interface ProblemText {
  problem: string;
  remedy: string;
}

/** A problem of the content, phrased for its author: where it is, what is wrong, what to write instead. */
export interface Problem extends ProblemText {
  /** Repository path. */
  file: string;
  /** Counted from 1; absent if the error is the file itself. */
  line?: number | undefined;
  /** On the line, counted from 1; absent if only the line is known. */
  column?: number | undefined;
  /** What it breaks, if a site may allow that. */
  rule?: SiteRule;
  /** The rule again where the site takes it as a warning, which does not stop a build. */
  warning?: SiteRule;
}
