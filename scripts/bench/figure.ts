/** One measured line of the table in ARCHITECTURE.md. */
export interface Figure {
  what: string;
  /** The bound that the project sets itself, in words. */
  bound: string;
  measured: string;
}
