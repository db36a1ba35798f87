const CORRECT_IT = 'Correct it, or write a literal `{` as `\\{`.';

/** An error in the code of a page, as an author reads it: file, line, what is wrong, and what to do. */
class PageCodeError extends Error {
  override readonly name = 'PageCodeError';

  constructor(place: string, problem: string, remedy: string, cause?: unknown) {
    super(`${place}: ${problem}\n  ${remedy}`, { cause });
  }
}

/**
 * What the code of a page evaluates its parts with, so that an error names the place; see remark-page-code.
 *
 * @throws PageCodeError from every method.
 */
export const page = {
  /** The value of a part of the code. */
  at<Value>(place: string, evaluate: () => Value): Value {
    try {
      return evaluate();
    } catch (error) {
      if (error instanceof PageCodeError) throw error;
      const message = error instanceof Error ? error.message : String(error);
      const end = /[.!?]$/.test(message) ? '' : '.';
      throw new PageCodeError(place, `has code that fails: ${message}${end}`, CORRECT_IT, error);
    }
  },

  /** What an expression in the text shows. */
  text(place: string, evaluate: () => unknown): unknown {
    const value = page.at(place, evaluate);
    const kind = [value].flat(Number.POSITIVE_INFINITY).map(kindOf).find(Boolean);
    if (kind === undefined) return value;
    const remedy =
      'Write a text, a number or an element in the braces. Only attributes take objects.';
    throw new PageCodeError(place, `has ${kind} where text is expected.`, remedy);
  },

  /** The value of an attribute of an element or of one of our components. */
  data(place: string, evaluate: () => unknown): unknown {
    const value = page.at(place, evaluate);
    if (typeof value !== 'function') return value;
    const problem = 'gives an attribute a function, which does nothing in a static page.';
    const remedy =
      "Give it a text or data; what reacts to readers is a component that begins with `'use client'`.";
    throw new PageCodeError(place, problem, remedy);
  },
};

/** What a value is that cannot be shown; undefined for one that can. */
function kindOf(value: unknown): string | undefined {
  if (typeof value === 'function') return 'a function';
  if (typeof value !== 'object' || value === null) return undefined;
  const isShown = ['$$typeof', 'then', Symbol.iterator].some((key) => key in value);
  return isShown ? undefined : 'an object';
}
