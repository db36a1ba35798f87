/** Something that is wrong in an exported site. */
export interface Finding {
  /** The file it is in, below the exported folder. */
  file: string;
  /** What is wrong, and what was expected. */
  message: string;
  /** The element, as `placeOf` describes it. */
  element?: string;
}

/** What a check came to. */
export interface CheckResult {
  name: string;
  /** What holds when nothing is found. */
  about: string;
  findings: readonly Finding[];
}
