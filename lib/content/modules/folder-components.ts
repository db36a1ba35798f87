import path from 'node:path';
import { AUTHOR_NAMES } from '../../component-table';
import type { FolderComponent } from '../../mdx/host';
import type { Report } from '../check/problems';
import { contentDir, displayName } from '../content-dir';
import { isFile, listFiles } from '../read/files';
import { readDecoded } from '../read/read-text';
import { componentProps } from './component-props';
import { findModule } from './find-module';
import { readModule } from './read-module';

const FOLDER = 'components';
/** A file that offers a component to all pages is named like it. */
const COMPONENT_FILE = /^[A-Z][A-Za-z\d]*\.(?:tsx|jsx)$/;

/** The names of the components in `components/` of the content folder. */
export function listComponents(): string[] {
  return componentFiles().map((file) => path.parse(file).name);
}

/** A component of the content folder, which pages have without import. */
export function findComponent(name: string): FolderComponent | undefined {
  const folder = path.join(contentDir(), FOLDER);
  const file = ['tsx', 'jsx']
    .map((ending) => path.join(folder, `${name}.${ending}`))
    .find((candidate) => COMPONENT_FILE.test(path.basename(candidate)) && isFile(candidate));
  return file === undefined ? undefined : readComponent(file);
}

function readComponent(file: string): FolderComponent {
  const { name } = path.parse(file);
  const text = readDecoded(file)?.text ?? '';
  const source = `@/${displayName(file)}`;
  const module = readModule(file, text);
  if ('message' in module) return { source, exported: undefined };
  const exported = [name, 'default'].find((candidate) => module.exports.has(candidate));
  const props = exported === undefined ? undefined : componentProps(module.statements, exported);
  return { source, exported, props };
}

/** Report what is wrong with the components of the content folder, whether pages use them or not. */
export function checkComponents(_: unknown, report: Report): void {
  for (const absolute of componentFiles()) {
    const file = displayName(absolute);
    const { name, base } = path.parse(absolute);
    const found = findModule({ specifier: `./${base}`, names: [] }, { file, line: undefined });
    if ('problem' in found) {
      const { problem, remedy, place } = found;
      report({ file, problem, remedy, ...place });
    } else if (AUTHOR_NAMES.includes(name)) {
      const problem = 'has the name of a component that pages have already.';
      report({ file, problem, remedy: `Give it another name: Own${name}.` });
    } else if (readComponent(absolute).exported === undefined) {
      const problem = `does not export ${name}.`;
      const remedy = `Write \`export function ${name}() { … }\`; a file that is not a component begins with a small letter.`;
      report({ file, problem, remedy });
    }
  }
}

function componentFiles(): string[] {
  const folder = path.join(contentDir(), FOLDER);
  return listFiles(folder)
    .filter((name) => COMPONENT_FILE.test(name))
    .map((name) => path.join(folder, name));
}
