import type { Problem } from '../../problem';
import type { Report } from '../check/problems';

/** Reads something out of a file: of its text, and of whatever else it depends on, as text. */
type Read<T> = (report: Report, file: string, ...texts: string[]) => T;

/**
 * Read a file again only after its text has changed; its errors are reported every time. In development all
 * files are read for every page that is shown, an author waits for it, and few of them have changed.
 *
 * @param read Depends on its arguments alone. What it returns is shared and must not be changed.
 */
export function remember<T>(read: Read<T>): Read<T> {
  const known = new Map<string, { texts: string[]; result: T; problems: Problem[] }>();
  return (report, file, ...texts) => {
    let last = known.get(file);
    if (!last || texts.some((text, index) => last?.texts[index] !== text)) {
      const problems: Problem[] = [];
      const result = read((problem) => problems.push(problem), file, ...texts);
      last = { texts, result, problems };
      known.set(file, last);
    }
    for (const problem of last.problems) report(problem);
    return last.result;
  };
}
