import type { ImportDeclaration, Program } from 'estree';
import type { Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import { AUTHOR_NAMES } from '../../component-table';
import type { Fault } from '../../problem';
import { REALM } from '../components/remark-expressions';
import { declaredOn } from '../components/remark-known-names';
import type { MdxHost, Place } from '../host';

/** What replaces the realm in a live page. */
const GUARD = '@/lib/mdx/live/page-guard';

/** A statement that imports code, and where it is written. */
export interface CodeImport {
  statement: ImportDeclaration;
  place: Place;
}

/** The code that a page and its pieces import: components, data, style sheets and packages. */
export class CodeImports {
  isBroken = false;
  /** Does any of it run in the browser? */
  isClient = false;
  /** By local name, or by module for what brings no names. */
  private readonly modules = new Map<string, CodeImport & { key: string }>();

  constructor(private readonly host: MdxHost) {}

  get isLive(): boolean {
    return this.modules.size > 0 && !this.isBroken;
  }

  /** Note an import, or report what is wrong with it. */
  add({ statement, place }: CodeImport): void {
    const specifier = String(statement.source.value);
    const found = this.host.findModule({ specifier, names: importedNames(statement) }, place);
    if ('problem' in found) {
      this.reject(found.place ?? place, found);
      return;
    }
    this.isClient ||= found.isClient;
    for (const part of statement.specifiers.length > 0 ? statement.specifiers : [undefined]) {
      const name = part?.local.name ?? found.source;
      const key = `${found.source} ${importedName(part)}`;
      const fault = this.nameFault(name, key);
      if (fault) this.reject(place, fault);
      this.modules.set(name, {
        key,
        place,
        statement: {
          ...statement,
          specifiers: part ? [part] : [],
          source: { type: 'Literal', value: found.source },
        },
      });
    }
  }

  /** What the page knows the imports by. */
  names(): Iterable<string> {
    return this.modules.keys();
  }

  /** Put the imports on top of the page. */
  placeIn(tree: Root): void {
    const declared = declaredOn(tree);
    for (const [name, { place }] of this.modules) {
      if (declared.has(name)) this.reject(place, takenTwice(name));
    }
    if (!this.isLive) return;
    const statements = [...this.modules.values()].map(({ statement }) => statement);
    tree.children.unshift(...[guardImport(), ...statements].map(toNode));
  }

  private nameFault(name: string, key: string): Fault | undefined {
    if (AUTHOR_NAMES.includes(name)) {
      const problem = `imports ${name}, the name of a component that pages have without import.`;
      return { problem, remedy: `Give it another name: \`import Own${name} from …\`.` };
    }
    const known = this.modules.get(name);
    return known && known.key !== key ? takenTwice(name) : undefined;
  }

  private reject(place: Place, { problem, remedy }: Fault): void {
    this.isBroken = true;
    this.host.report({ ...place, problem, remedy });
  }
}

/** Of a page and its pieces, which become one text. */
function takenTwice(name: string): Fault {
  return {
    problem: `imports ${name}, but the page or one of its pieces has that name for something else.`,
    remedy: 'Give one of the two another name.',
  };
}

type Specifier = ImportDeclaration['specifiers'][number];

function importedNames({ specifiers }: ImportDeclaration): string[] {
  return specifiers.map(importedName);
}

/** `default`, `*` for all of a module, or a name. */
function importedName(specifier: Specifier | undefined): string {
  if (specifier?.type === 'ImportNamespaceSpecifier') return '*';
  if (specifier?.type !== 'ImportSpecifier') return 'default';
  const { imported } = specifier;
  return imported.type === 'Identifier' ? imported.name : String(imported.value);
}

/** `import { page as $page } from '…'` */
function guardImport(): ImportDeclaration {
  return {
    type: 'ImportDeclaration',
    specifiers: [
      {
        type: 'ImportSpecifier',
        imported: { type: 'Identifier', name: 'page' },
        local: { type: 'Identifier', name: REALM },
      },
    ],
    source: { type: 'Literal', value: GUARD },
    attributes: [],
  };
}

function toNode(statement: ImportDeclaration): MdxjsEsm {
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    comments: [],
    body: [statement],
  };
  return { type: 'mdxjsEsm', value: '', data: { estree } };
}
