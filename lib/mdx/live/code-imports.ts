import type { ImportDeclaration } from 'estree';
import type { Root } from 'mdast';
import { AUTHOR_NAMES } from '../../component-table';
import type { ProblemText } from '../../problem';
import { declaredOn } from '../components/remark-known-names';
import type { MdxHost, Place } from '../host';

/** A name on the page, and what it is in its module: `default`, `*` for all of it, or a name. */
interface Binding {
  local: string;
  imported: string;
}

/** An import of code, and where it is written. */
interface CodeImport {
  specifier: string;
  bindings: readonly Binding[];
  place: Place;
}

/** The code that a page and its pieces import: components, data, style sheets and packages. */
export class CodeImports {
  isBroken = false;
  /** Does any of it run in the browser? */
  isClient = false;
  private asksForPages = false;
  /** The statements by local name, or by module for what brings no names. */
  private readonly modules = new Map<string, { text: string; place: Place }>();

  constructor(private readonly host: MdxHost) {}

  get isLive(): boolean {
    return this.modules.size > 0 && !this.isBroken;
  }

  /** Note an import, or report what is wrong with it. */
  add({ specifier, bindings, place }: CodeImport): void {
    const names = bindings.map(({ imported }) => imported);
    const found = this.host.findModule({ specifier, names }, place);
    if ('problem' in found) {
      this.reject(found.place ?? place, found);
      return;
    }
    this.isClient ||= found.isClient;
    this.asksForPages ||= found.asksForPages;
    const source = JSON.stringify(found.source);
    if (bindings.length === 0) this.modules.set(source, { text: `import ${source}`, place });
    for (const binding of bindings) {
      const text = `import ${clauseOf(binding)} from ${source}`;
      const found = this.nameProblem(binding.local, text);
      if (found) this.reject(place, found);
      this.modules.set(binding.local, { text, place });
    }
  }

  /** What the page knows the imports by. */
  names(): Iterable<string> {
    return this.modules.keys();
  }

  /** Put the imports on top of the page. */
  placeIn(tree: Root, parse: (text: string) => Root): void {
    const declared = declaredOn(tree);
    for (const [name, { place }] of this.modules) {
      if (declared.has(name)) this.reject(place, takenTwice(name));
    }
    if (!this.isLive) return;
    const statements = [...this.modules.values()].map(({ text }) => text);
    if (this.asksForPages) statements.push(`export const pageContext = ${this.readContext()}`);
    tree.children.unshift(...parse(statements.join('\n')).children);
  }

  /** What `app/page-context` answers on this page. One text, which is a short tree. */
  private readContext(): string {
    const { host } = this;
    const pages = host.listLanguages().map((language) => [language, host.getPages(language)]);
    const context = { page: host.describePage(), pages: Object.fromEntries(pages) };
    return `JSON.parse(${JSON.stringify(JSON.stringify(context))})`;
  }

  private nameProblem(name: string, text: string): ProblemText | undefined {
    if (AUTHOR_NAMES.includes(name)) {
      const problem = `imports ${name}, the name of a component that pages have without import.`;
      return { problem, remedy: `Give it another name: \`import Own${name} from …\`.` };
    }
    const taken = this.modules.get(name);
    return taken && taken.text !== text ? takenTwice(name) : undefined;
  }

  private reject(place: Place, { problem, remedy }: ProblemText): void {
    this.isBroken = true;
    this.host.report({ ...place, problem, remedy });
  }
}

/** Of a page and its pieces, which become one text. */
function takenTwice(name: string): ProblemText {
  return {
    problem: `imports ${name}, but the page or one of its pieces has that name for something else.`,
    remedy: 'Give one of the two another name.',
  };
}

/** The names that an import brings. */
export function bindingsOf({ specifiers }: ImportDeclaration): Binding[] {
  return specifiers.map((specifier) => ({
    local: specifier.local.name,
    imported: importedName(specifier),
  }));
}

function importedName(specifier: ImportDeclaration['specifiers'][number]): string {
  if (specifier.type === 'ImportNamespaceSpecifier') return '*';
  if (specifier.type === 'ImportDefaultSpecifier') return 'default';
  const { imported } = specifier;
  return imported.type === 'Identifier' ? imported.name : String(imported.value);
}

function clauseOf({ local, imported }: Binding): string {
  if (imported === 'default') return local;
  if (imported === '*') return `* as ${local}`;
  const isName = /^[\p{ID_Continue}$]+$/u.test(imported);
  return `{ ${isName ? imported : JSON.stringify(imported)} as ${local} }`;
}
