/** One measured line of a table in figures.md. */
export interface Figure {
  what: string;
  /** The bound that the project sets itself, in words. */
  bound: string;
  measured: string;
}
