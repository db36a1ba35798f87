/** One way to find what a unit means: all terms in one section. */
export interface Alternative {
  terms: readonly string[];
  /** 1 for what was typed, less for what only resembles it. */
  weight: number;
  /** The last term may be the beginning of a word. */
  isPrefix: boolean;
}

/** A word of the query and all that it may be found by. */
export interface Unit {
  /** As typed, folded. */
  text: string;
  alternatives: readonly Alternative[];
  /** Misspelt forms are tried when nothing else is found. */
  mayBeMisspelt: boolean;
  /** Its share of the query; 0 for what is welcome but not asked for. */
  share: number;
}

/** The way of finding that takes terms as they are. */
export function exactly(terms: readonly string[], weight: number): Alternative {
  return { terms, weight, isPrefix: false };
}
