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
  /** Printed, without stopping a build. */
  isWarning?: true;
}
