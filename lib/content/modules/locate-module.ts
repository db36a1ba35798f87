import { existsSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import path from 'node:path';
import { ResolverFactory } from 'rolldown/experimental';
import { nearest } from '../../mdx/nearest';
import type { ProblemText } from '../../problem';
import { displayName, rootDir } from '../content-dir';
import { isFile, listFiles } from '../read/files';
import { isOwnFile } from '../read/own-file';

/** What an import may leave out of the name of a file, as the bundler adds it. */
const ENDINGS = ['', '.tsx', '.ts', '.jsx', '.mjs', '.js', '.json'];
const REACT = /^react(?:-dom)?(?:\/|$)/;
const CODE_FILE = /\.(?:[jt]sx?|m[jt]s|json|css)$/;

/** A module of the project, or one that is not read any further. */
export type LocatedModule = { file: string } | { packageFile: string | undefined };

/**
 * Find what a page, or a module that it imports, names: `./Chart` in the same folder, `@/components/x` from the project's
 * root, or a package.
 *
 * @param importer The file that names it, absolute.
 */
export function locateModule(specifier: string, importer: string): LocatedModule | ProblemText {
  if (specifier.startsWith('.'))
    return locateFile(path.resolve(path.dirname(importer), specifier), specifier);
  if (specifier.startsWith('@/'))
    return locateFile(path.join(rootDir(), specifier.slice(2)), specifier);
  if (isBuiltin(specifier)) return { packageFile: undefined };
  // A content folder elsewhere has packages of its own, as the bundler finds them there; React is that of Next.js.
  const owner = REACT.test(specifier) ? rootDir() : path.dirname(importer);
  // One that is kept would not find what is installed later.
  const resolver = new ResolverFactory({
    conditionNames: ['node', 'import'],
    mainFields: ['main'],
  });
  const { path: packageFile } = resolver.sync(owner, specifier);
  return packageFile === undefined ? packageProblem(specifier, importer) : { packageFile };
}

function packageProblem(specifier: string, importer: string): ProblemText {
  const [scope = '', name = ''] = specifier.split('/');
  const owner = scope.startsWith('@') ? `${scope}/${name}` : scope;
  const folders = createRequire(importer).resolve.paths(owner) ?? [];
  if (folders.some((folder) => existsSync(path.join(folder, owner)))) {
    const problem = `imports ${specifier}, which the package ${owner} does not have.`;
    return { problem, remedy: 'Look in the documentation of the package for the right name.' };
  }
  const remedy = `Install it with \`npm install ${owner}\`, or write ./${specifier} for a file in the same folder.`;
  return { problem: `imports ${specifier}, a package that is not installed.`, remedy };
}

function locateFile(base: string, specifier: string): LocatedModule | ProblemText {
  const names = [
    ...ENDINGS.map((ending) => base + ending),
    ...ENDINGS.slice(1).map((ending) => path.join(base, `index${ending}`)),
  ];
  const file = names.find(isFile);
  if (file === undefined) return missingProblem(base, specifier);
  if (!CODE_FILE.test(file)) {
    const problem = `imports ${specifier}, which is neither code nor data.`;
    return { problem, remedy: 'Import .tsx, .ts, .jsx, .js, .json or .css; link to other files.' };
  }
  if (isOwnFile(file)) return { file };
  const problem = `imports ${specifier}, which is not a file of the project.`;
  return {
    problem,
    remedy: 'Import a package by its name, and copy anything else into the project.',
  };
}

function missingProblem(base: string, specifier: string): ProblemText {
  const folder = path.dirname(base);
  const hasEnding = CODE_FILE.test(base);
  const names = listFiles(folder)
    .filter((name) => CODE_FILE.test(name))
    .map((name) => (hasEnding ? name : name.replace(CODE_FILE, '')));
  const near = nearest(path.basename(base), names);
  const remedy =
    near === undefined
      ? `Put the file at ${displayName(base)}, or correct the path; it is relative to this file.`
      : `Did you mean ${specifier.slice(0, -path.basename(base).length)}${near}?`;
  return { problem: `imports ${specifier}, which does not exist.`, remedy };
}
