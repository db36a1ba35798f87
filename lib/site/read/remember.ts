import { isDeepStrictEqual } from 'node:util';
import type { Problem } from '../../problem/problem';
import type { Report } from '../../problem/report';

/** Reads something out of a file: of its text, and of whatever else it depends on. */
type Read<Input, T> = (report: Report, file: string, input: Input) => T;

/**
 * Read a file again only after its input has changed; its errors are reported every time. In development all
 * files are read for every page that is shown, an author waits for it, and few of them have changed.
 *
 * @param read Depends on its arguments alone. What it returns is shared and must not be changed.
 */
export function remember<Input, T>(read: Read<Input, T>): Read<Input, T> {
  const results = new Map<string, { input: Input; result: T; problems: Problem[] }>();
  return (report, file, input) => {
    let last = results.get(file);
    if (!last || !isDeepStrictEqual(last.input, input)) {
      const problems: Problem[] = [];
      const result = read((problem) => problems.push(problem), file, input);
      last = { input, result, problems };
      results.set(file, last);
    }
    for (const problem of last.problems) report(problem);
    return last.result;
  };
}
