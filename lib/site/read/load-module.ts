import path from 'node:path';
import type { BundleError } from 'rolldown';
import type { Located } from '../../problem/located';
import type { Problem } from '../../problem/problem';
import type { Report } from '../../problem/report';
import { bundleModule, importCode } from './bundled-module.mjs';
import { displayName } from './content-dir';
import { readText } from './read-text';
import { remember } from './remember';
import { linesOf } from './typescript';

/**
 * Load the default export of a TypeScript file of the content folder, with the lines of its parts.
 *
 * @returns undefined after an error, which is reported.
 */
export async function loadModule(absolute: string, report: Report): Promise<Located | undefined> {
  const source = readText(absolute, report);
  if (source === undefined) return undefined;
  try {
    const code = await bundleModule(absolute);
    return { value: await evaluate(report, absolute, code), lineOf: linesOf(source) };
  } catch (error) {
    report(faultOf(error, absolute));
    return undefined;
  }
}

/** Where bundling stopped, or what ran last of the file; and why. */
function faultOf(error: unknown, absolute: string): Problem {
  const { message, stack } = error as Error;
  const [fault] = (error as Partial<BundleError>).errors ?? [];
  const line =
    fault?.loc?.line ?? stack?.split(`${path.basename(absolute)}:`)[1]?.match(/^\d+/)?.[0];
  const [text = ''] = (fault?.message.replace(/^\[\w+\] /, '') ?? message).split('\n');
  const file = displayName(fault?.loc?.file ?? absolute);
  const remedy = fault?.message.startsWith('[PARSE_ERROR]')
    ? 'Correct the syntax; a comma, quote or bracket may be missing above it.'
    : 'Export one object as default, without imports that need the site.';
  return { file, line: Number(line ?? 1), problem: `cannot be read: ${text}`, remedy };
}

/** The default export of a module. The development server reads the site for every page that it shows. */
const evaluate = remember(async (_report, _absolute, code: string): Promise<unknown> => {
  return (await importCode(code)).default;
});
