import { parseArgs } from 'node:util';
import { UserError } from './user-error';

interface TestOptions<Step> {
  /** In the order in which they run. */
  steps: readonly Step[];
  failOnFlaky: boolean;
}

/**
 * The steps that `npm test` runs: those that are named, or all.
 *
 * @returns undefined if the usage was asked for.
 * @throws UserError, with the usage, for an unknown step or option.
 */
export function readTestOptions<Step extends string>(
  args: string[],
  steps: readonly Step[],
): TestOptions<Step> | undefined {
  const { values, positionals } = parse(args, steps);
  if (values.help) return undefined;
  const unknown = positionals.find((name) => !steps.some((step) => step === name));
  if (unknown !== undefined) throw misuse(`The step “${unknown}” does not exist.`, steps);
  const isWanted = (step: Step) => positionals.length === 0 || positionals.includes(step);
  return { steps: steps.filter(isWanted), failOnFlaky: values['fail-on-flaky'] };
}

/** How `npm test` is called. */
export function testUsage(steps: readonly string[]): string {
  return `npm test -- [steps] [--fail-on-flaky]

Steps, all by default: ${steps.join(', ')}
--fail-on-flaky  fails if a test passes only in a second attempt`;
}

function parse(args: string[], steps: readonly string[]) {
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
    throw misuse(`The options “${args.join(' ')}” are not known.`, steps);
  }
}

function misuse(problem: string, steps: readonly string[]): UserError {
  return new UserError(`${problem}\n\n${testUsage(steps)}`);
}
