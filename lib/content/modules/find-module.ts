import { createHash } from 'node:crypto';
import path from 'node:path';
import type { FoundModule, Place, WantedModule } from '../../mdx/host';
import { didYouMean } from '../../mdx/nearest';
import type { ProblemText } from '../../problem';
import { displayName, rootDir } from '../content-dir';
import { readTextIfAny } from '../read/files';
import { isSyntaxProblem, parseJson } from '../read/located';
import { readDecoded } from '../read/read-text';
import { locateModule } from './locate-module';
import { type ModuleLink, type ModuleText, readModule } from './read-module';

/** What components ask for pages. */
const PAGE_CONTEXT = 'app/page-context.ts';

type PlacedProblem = ProblemText & { place?: Place };

/** An import, and where it is written unless the page itself has it. */
type PlacedLink = ModuleLink & { place?: Place };

/**
 * The module that a page imports: is it there, does it export what is wanted, and are its own imports in order? Nothing of
 * it runs.
 */
export function findModule(
  { specifier, names }: WantedModule,
  { file: page }: Place,
): FoundModule | PlacedProblem {
  const search = new ModuleSearch();
  const file = search.follow({ specifier, names, line: 1 }, path.join(rootDir(), page));
  const [found] = search.problems;
  if (found) return found;
  const source = file === undefined ? specifier : `@/${displayName(file)}`;
  const { isClient, asksForPages } = search;
  return { source, hash: search.hash(), isClient, asksForPages };
}

/** Follows imports through the files of the project. */
class ModuleSearch {
  readonly problems: PlacedProblem[] = [];
  isClient = false;
  asksForPages = false;
  private readonly texts = new Map<string, string>();

  hash(): string {
    const hash = createHash('sha256');
    for (const text of this.texts.values()) hash.update(`${text.length} ${text}`);
    return hash.digest('hex');
  }

  /** @returns the file of the project that is imported; undefined for a package, and after an error. */
  follow(link: PlacedLink, importer: string): string | undefined {
    const found = locateModule(link.specifier, importer);
    if ('problem' in found) this.note(found, link.place);
    else if ('packageFile' in found) this.readPackage(link, found.packageFile);
    else {
      this.readFile(link, found.file);
      return found.file;
    }
    return undefined;
  }

  private readFile(link: PlacedLink, file: string): void {
    const isKnown = this.texts.has(file);
    const { text = '', problem: found } = readDecoded(file) ?? {};
    this.texts.set(file, text);
    const name = displayName(file);
    this.asksForPages ||= name === PAGE_CONTEXT;
    if (found) this.note(found, { file: name, line: found.line });
    else if (file.endsWith('.css')) this.note(stylesProblem(link, file), link.place);
    else if (file.endsWith('.json')) this.readData(link, { name, text });
    else {
      const module = readModule(file, text);
      if ('message' in module) {
        const problem = `is not valid code: ${module.message}.`;
        const place = { file: name, line: module.line };
        this.note({ problem, remedy: 'Correct it; a page imports it.' }, place);
        return;
      }
      this.isClient ||= module.isClient;
      this.note(namesProblem(link, exportsOf(file, module)), link.place);
      if (isKnown) return;
      for (const own of module.links) {
        this.follow({ ...own, place: { file: name, line: own.line } }, file);
      }
    }
  }

  private readPackage(link: PlacedLink, file: string | undefined): void {
    const text = file === undefined ? undefined : readTextIfAny(file);
    if (file === undefined || text === undefined) return;
    const module = readModule(file, text);
    if ('message' in module) return;
    this.isClient ||= module.isClient;
    if (module.isEsm) this.note(namesProblem(link, exportsOf(file, module)), link.place);
  }

  private readData(link: PlacedLink, { name, text }: { name: string; text: string }): void {
    const data = parseJson(text);
    if (!isSyntaxProblem(data)) {
      this.note(namesProblem(link, new Set(['default'])), link.place);
      return;
    }
    const remedy = 'Write strict JSON: no comments, no comma at the end.';
    this.note(
      { problem: `is not JSON: ${data.message}.`, remedy },
      { file: name, line: data.line },
    );
  }

  private note(found: ProblemText | undefined, place: Place | undefined): void {
    if (!found) return;
    const { problem, remedy } = found;
    this.problems.push({ problem, remedy, ...(place && { place }) });
  }
}

function stylesProblem({ specifier, names }: ModuleLink, file: string): ProblemText | undefined {
  if (names.length === 0 || file.endsWith('.module.css')) return undefined;
  const problem = `imports names from ${specifier}, which has none.`;
  return { problem, remedy: `Write \`import '${specifier}'\`, or end its name with .module.css.` };
}

/** @param exports Undefined where they cannot be known. */
function namesProblem(
  { specifier, names }: ModuleLink,
  exports: ReadonlySet<string> | undefined,
): ProblemText | undefined {
  const missing = names.find((name) => name !== '*' && !exports?.has(name));
  if (missing === undefined || !exports) return undefined;
  const exported = [...exports];
  const what = missing === 'default' ? 'its default export' : missing;
  const problem = `imports ${what} from ${specifier}, which does not export it.`;
  const write = (name: string) =>
    name === 'default' ? `\`import Name from '${specifier}'\`` : `{ ${name} }`;
  const otherwise =
    exported.length === 0
      ? 'Export it there.'
      : `Use one of ${exported.map(write).join(', ')}, or export it there.`;
  return { problem, remedy: didYouMean(missing, exported, { otherwise, write }) };
}

/** The names that a module exports, with those that it takes from others; undefined where one of these cannot be read. */
function exportsOf(
  file: string,
  { exports, passesOn }: ModuleText,
  trail: readonly string[] = [],
): ReadonlySet<string> | undefined {
  const names = new Set(exports);
  for (const specifier of passesOn) {
    const found = locateModule(specifier, file);
    if ('problem' in found) return undefined;
    const target = 'file' in found ? found.file : found.packageFile;
    if (target === undefined) return undefined;
    if (trail.includes(target)) continue;
    const module = readModule(target, readTextIfAny(target) ?? '');
    if ('message' in module || !module.isEsm) return undefined;
    const passed = exportsOf(target, module, [...trail, file]);
    if (!passed) return undefined;
    for (const name of passed) if (name !== 'default') names.add(name);
  }
  return names;
}
