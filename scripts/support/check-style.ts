import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from '../../lib/content/check/problems';
import type { Problem } from '../../lib/problem';
import { NOT_USED_IN_CODE } from './words-not-used';

const TEXTS = ['app', 'components', 'lib', 'scripts', '__tests__', ':(glob)*.md', ':(glob)*.*s'];
/** Data, apps with packages of their own, and what names the words themselves. */
const OTHER =
  /^(?:__tests__\/(?:fixtures|relevance)|scripts\/proof\/tool)\/|\/(?:words-not-used|check-\w+\.test)\.ts$/;
const NOTES = 'ARCHITECTURE.md';
const MOST_LINES = 150;

/** What a linter would say of the words in a text of the repository, and of the links in a document. */
export function styleProblems(file: string, text: string): Problem[] {
  const words = text.split('\n').flatMap((own, index) =>
    NOT_USED_IN_CODE.filter(([form]) => own.search(form) >= 0).map(
      ([, instead]): Problem => ({
        file,
        line: index + 1,
        problem: `has “${own.trim()}”.`,
        remedy: `Write ${instead}.`,
      }),
    ),
  );
  return file.endsWith('.md') ? [...words, ...brokenLinks(file, text)] : words;
}

function brokenLinks(file: string, text: string): Problem[] {
  const links = text.replace(/`[^`]*`/g, '').matchAll(/\]\((?!https?:|#)([^)#]+)/g);
  return [...links]
    .map(([, target = '']) => target)
    .filter((target) => !existsSync(path.join(path.dirname(file), target)))
    .map((target) => ({
      file,
      problem: `links to ${target}, which does not exist.`,
      remedy: 'Correct or remove the link.',
    }));
}

/** The packages of a manifest that the notes do not explain. */
export function unexplained(manifest: object, notes: string): string[] {
  const { dependencies = {}, devDependencies = {} } = manifest as Record<string, object>;
  return Object.keys({ ...dependencies, ...devDependencies }).filter(
    (name) => !name.startsWith('@types/') && !notes.includes(`\`${name}\``),
  );
}

/**
 * Checks the words in code and documents, the links of documents, and that each package has a reason.
 *
 * @throws ContentError with every error.
 */
export function checkStyle(): void {
  const files = execFileSync('git', ['ls-files', '--', ...TEXTS], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(?:tsx?|mjs|css|md)$/.test(file) || file === 'lib/messages/en.json')
    .filter((file) => !OTHER.test(file) && existsSync(file));
  const problems = files.flatMap((file) => styleProblems(file, readFileSync(file, 'utf8')));
  const notes = readFileSync(NOTES, 'utf8');
  for (const name of unexplained(JSON.parse(readFileSync('package.json', 'utf8')), notes)) {
    const problem = `does not say why ${name} is a dependency.`;
    problems.push({ file: NOTES, problem, remedy: 'Add it to the table of dependencies.' });
  }
  if (notes.trimEnd().split('\n').length > MOST_LINES) {
    const problem = `has more than ${MOST_LINES} lines.`;
    problems.push({ file: NOTES, problem, remedy: 'Shorten it; details belong to a folder.' });
  }
  if (problems.length > 0) throw new ContentError(problems);
}
