import { parseArgs } from 'node:util';
import { UserError } from './user-error';

interface TestOptions<Step> {
  /** In the order in which they run. */
  steps: readonly Step[];
  failOnFlaky: boolean;
}

/**
 * The steps that `npm test` runs: those that are named, or the default ones.
 *
 * @returns undefined if the usage was asked for.
 * @throws UserError, with the usage, for an unknown step or option.
 */
export function readTestOptions<Step extends string>(
  args: string[],
  steps: readonly Step[],
  defaults: readonly Step[],
): TestOptions<Step> | undefined {
  const usage = testUsage(steps, defaults);
  const { values, positionals } = parse(args, usage);
  if (values.help) return undefined;
  const unknown = positionals.find((name) => !steps.some((step) => step === name));
  if (unknown !== undefined)
    throw new UserError(`The step “${unknown}” does not exist.\n\n${usage}`);
  const wanted: readonly string[] = positionals.length === 0 ? defaults : positionals;
  return {
    steps: steps.filter((step) => wanted.includes(step)),
    failOnFlaky: values['fail-on-flaky'],
  };
}

/** How `npm test` is called. */
export function testUsage(steps: readonly string[], defaults: readonly string[]): string {
  const others = steps.filter((step) => !defaults.includes(step));
  return `npm test -- [steps] [--fail-on-flaky]

Steps by default: ${defaults.join(', ')}
Other steps: ${others.join(', ')}
--fail-on-flaky  fails if a test passes only in a second attempt`;
}

function parse(args: string[], usage: string) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        'fail-on-flaky': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch {
    throw new UserError(`The options “${args.join(' ')}” are not known.\n\n${usage}`);
  }
}
