import { createHash } from 'node:crypto';
import type { Problem } from '../problem';
import type { MdxHost } from './host';

/** What a page may ask. The answers depend on the question and the site alone. */
export type MdxQueries = Omit<MdxHost, 'report'>;

/** A method of the host with its arguments. */
type Question = {
  [Name in keyof MdxQueries]: [name: Name, args: Parameters<MdxQueries[Name]>];
}[keyof MdxQueries];

/** All that compiling a page had to do with its host. Plain data, which survives JSON. */
export interface HostRecord {
  questions: readonly Question[];
  /** A hash of the answers to all of them. */
  answers: string;
  /** What was reported. */
  problems: readonly Problem[];
}

/** A host that gives the answers of `queries`, and keeps a record of them and of what is reported. */
export function recordHost(queries: MdxQueries): { host: MdxHost; readRecord(): HostRecord } {
  const questions: Question[] = [];
  const answers = createHash('sha256');
  const problems: Problem[] = [];
  const report = (problem: Problem) => void problems.push(problem);
  const host = new Proxy(queries as MdxHost, {
    get(_, name: keyof MdxHost) {
      if (name === 'report') return report;
      return (...args: unknown[]) => {
        // Plugins may change what they are given, so it is noted as text before they see it.
        const question: Question = JSON.parse(JSON.stringify([name, args]));
        questions.push(question);
        const answer = ask(queries, [name, args] as Question);
        answers.update(textOf(answer));
        return answer;
      };
    },
  });
  return { host, readRecord: () => ({ questions, answers: answers.digest('hex'), problems }) };
}

/** Does the site still give the recorded answers? */
export function hasSameAnswers({ questions, answers }: HostRecord, queries: MdxQueries): boolean {
  const hash = createHash('sha256');
  for (const question of questions) hash.update(textOf(ask(queries, question)));
  return hash.digest('hex') === answers;
}

function ask(queries: MdxQueries, [name, args]: Question): unknown {
  return (queries[name] as (...args: readonly unknown[]) => unknown)(...args);
}

/** Separated, so that no two lists of answers read the same. */
function textOf(answer: unknown): string {
  return `${JSON.stringify(answer)}\n`;
}
