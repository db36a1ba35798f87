import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../lib/problem/problem';
import { ContentError } from '../../lib/problem/report';

const NOTES = 'ARCHITECTURE.md';

/** The links of a document that lead to no file. */
export function brokenLinks(file: string, text: string): Problem[] {
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
 * Checks the links of documents, and that each package has a reason.
 *
 * @throws ContentError with every error.
 */
export function checkDocuments(): void {
  const files = execFileSync('git', ['ls-files', '--', '*.md'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /^(?!content\/|__tests__\/).+\.md$/.test(file) && existsSync(file));
  const problems = files.flatMap((file) => brokenLinks(file, readFileSync(file, 'utf8')));
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const name of unexplained(manifest, readFileSync(NOTES, 'utf8'))) {
    const problem = `does not say why ${name} is a dependency.`;
    problems.push({ file: NOTES, problem, remedy: 'Add it to the table of dependencies.' });
  }
  if (problems.length > 0) throw new ContentError(problems);
}
