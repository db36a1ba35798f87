/** An error in an exported site. */
export interface SiteProblem {
  /** The file that has the error, relative to the exported folder. */
  file: string;
  /** What is wrong, and what was expected. */
  message: string;
  /** The element, as `placeOf` describes it. */
  element?: string;
}

/** The result of a check. */
export interface CheckResult {
  name: string;
  /** What the check guarantees. */
  about: string;
  problems: readonly SiteProblem[];
}
