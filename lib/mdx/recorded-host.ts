import { createHash } from 'node:crypto';
import type { Problem } from '../problem';
import type { MdxHost } from './host';

/** A method of the host with its arguments. */
type Question = [name: Exclude<keyof MdxHost, 'report'>, args: readonly unknown[]];

/** All that compiling a page had to do with its host. Plain data, which survives JSON. */
export interface HostRecord {
  questions: Question[];
  /** A hash of the answers to all of them. */
  answers: string;
  problems: Problem[];
}

/** A host that answers as another one does, and keeps a record of it. */
export function recordHost(host: MdxHost): { host: MdxHost; readRecord(): HostRecord } {
  const questions: Question[] = [];
  const answers = createHash('sha256');
  const problems: Problem[] = [];
  const recording = new Proxy(host, {
    get(_, name: keyof MdxHost) {
      return (...args: unknown[]) => {
        if (name === 'report') problems.push(args[0] as Problem);
        // Plugins may change what they are given, so it is noted as text before they see it.
        else questions.push(JSON.parse(JSON.stringify([name, args])));
        const answer = ask(host, name, args);
        if (name !== 'report') answers.update(textOf(answer));
        return answer;
      };
    },
  });
  return {
    host: recording,
    readRecord: () => ({ questions, answers: answers.digest('hex'), problems }),
  };
}

/**
 * Put the questions of a record to another host, and report the problems in it. The host then knows what it would know
 * if it had been compiled with.
 *
 * @returns whether all answers are the recorded ones. If they are not, the answers of this host are of no use.
 */
export function replayHost(record: HostRecord, host: MdxHost): boolean {
  const answers = createHash('sha256');
  for (const [name, args] of record.questions) answers.update(textOf(ask(host, name, args)));
  if (answers.digest('hex') !== record.answers) return false;
  for (const problem of record.problems) host.report(problem);
  return true;
}

function ask(host: MdxHost, name: keyof MdxHost, args: readonly unknown[]): unknown {
  return (host[name] as (...args: readonly unknown[]) => unknown)(...args);
}

/** Separated, so that no two lists of answers read the same. */
function textOf(answer: unknown): string {
  return `${JSON.stringify(answer)}\n`;
}
