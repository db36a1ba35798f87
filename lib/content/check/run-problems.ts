import { STYLE_FAULT } from '../../mdx/components/remark-attributes';
import type { RunFault } from '../../mdx/run/page-data';
import type { Problem } from '../../problem';

/** The error of code that uses the machine, or a variable that does not exist. */
const MISSING = /is not (?:defined|a function|a constructor)/;

/** What each fault means, and what to write instead. */
const EXPLAIN: Record<
  RunFault['kind'],
  (detail: string) => Pick<Problem, 'problem' | 'remedy' | 'rule'>
> = {
  throws: (message) => ({
    problem: `has code that fails: ${message}${/[.!?]$/.test(message) ? '' : '.'}`,
    remedy: MISSING.test(message)
      ? 'Export what is missing. Code in a page has no process, clock, random numbers or network: every build gives the same page.'
      : 'Correct it, or write a literal `{` as `\\{`.',
  }),
  endless: (limit) => ({
    problem: `has code that does not end; it was stopped after ${limit}.`,
    remedy: 'Give its loop an end.',
  }),
  object: (what) => ({
    problem: `has ${what} where text is expected.`,
    remedy: 'Write a text, a number or an element in the braces. Only attributes take objects.',
  }),
  function: (name) => ({
    problem: `gives ${name} a function, which does nothing in a static page.`,
    remedy: 'Give it a text or data; what reacts to readers is a component in components/mdx.',
  }),
  style: () => STYLE_FAULT,
};

/** What went wrong while a page ran, except where an error was found before, which explains it. */
export function runProblems(
  page: string,
  faults: readonly RunFault[],
  known: readonly Problem[],
): Problem[] {
  return faults.flatMap(({ place, kind, detail }) => {
    const [, file = page, digits] = /^(.*):(\d+)$/.exec(place) ?? [];
    const line = digits === undefined ? undefined : Number(digits);
    const isKnown = known.some((other) => other.file === file && other.line === line);
    return isKnown ? [] : [{ file, line, ...EXPLAIN[kind](detail) }];
  });
}
