/** Replaces in a live page the realm in which the code of other pages runs; see remark-expressions. */
export const page = {
  enter(): void {},

  /**
   * The value of an expression of the text.
   *
   * @throws an error that names the place, a file and a line, if it fails.
   */
  at<Value>(place: string, evaluate: () => Value): Value {
    try {
      return evaluate();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      throw new Error(`${place} has code that fails: ${message}`, { cause: error });
    }
  },
};
