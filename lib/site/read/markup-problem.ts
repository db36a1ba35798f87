import type { ProblemText } from '../../problem/problem';
import { scriptIn } from '../../script-in';
import { readDecoded } from './read-text';

/** Files that browsers parse as markup, and that may run code when they are opened on their own. */
export const MARKUP_FILE = /\.(?:svg|xml)$/i;

/** What is wrong with a published SVG or XML file; `problem` continues after its name. */
export function problemOfMarkup(absolute: string): ProblemText | undefined {
  const { text = '', problem: found } = readDecoded(absolute) ?? {};
  if (found) return { problem: found.problem, remedy: found.remedy };
  const script = scriptIn(text);
  if (script === undefined) return undefined;
  const problem = `contains “${script}”, which can run code on the origin of the site.`;
  return { problem, remedy: 'Remove it, or export the file again as plain SVG or XML in UTF-8.' };
}
