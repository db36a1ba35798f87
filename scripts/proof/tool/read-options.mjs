/**
 * Prints the options of all plugins by dotted path, with the kinds of values that they take, in JSON. They are read out of
 * the types of the installed packages: `node read-options.mjs`.
 */
import { writeFileSync } from 'node:fs';
import typescript from 'typescript';

const FILE = 'plugin-options.ts';

/** Members of these are values that others make, not options. */
const OPAQUE = new Set(['sdkInstance', 'linter.rules', 'linter.extends', 'server.cors']);

writeFileSync(
  FILE,
  `import type * as rspack from '@rsdoctor/rspack-plugin';
import type * as webpack from '@rsdoctor/webpack-plugin';
export type A = NonNullable<ConstructorParameters<typeof rspack.RsdoctorRspackPlugin<[]>>[0]>;
export type B = NonNullable<ConstructorParameters<typeof rspack.RsdoctorRspackMultiplePlugin<[]>>[0]>;
export type C = NonNullable<ConstructorParameters<typeof webpack.RsdoctorWebpackPlugin<[]>>[0]>;
export type D = NonNullable<ConstructorParameters<typeof webpack.RsdoctorWebpackMultiplePlugin<[]>>[0]>;
`,
);
const program = typescript.createProgram([FILE], {
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  module: typescript.ModuleKind.ESNext,
  moduleResolution: typescript.ModuleResolutionKind.Bundler,
  types: [],
});
const checker = program.getTypeChecker();
/** @type {Map<string, string[]>} */
const kinds = new Map();
for (const plugin of checker.getExportsOfModule(
  checker.getSymbolAtLocation(program.getSourceFile(FILE)),
)) {
  walk(checker.getDeclaredTypeOfSymbol(plugin), '');
}
console.log(JSON.stringify(Object.fromEntries([...kinds].sort())));

function walk(type, prefix) {
  for (const member of membersOf(type)) {
    const path = `${prefix}${member.name}`;
    const own = kindsOf(checker.getTypeOfSymbol(member));
    kinds.set(path, [...new Set([...(kinds.get(path) ?? []), ...own])].sort());
    if (!OPAQUE.has(path)) walk(checker.getTypeOfSymbol(member), `${path}.`);
  }
}

/** What kinds of values a type has. */
function kindsOf(type) {
  const { TypeFlags } = typescript;
  const parts = type.isUnion() ? type.types : [type];
  return parts.flatMap((part) => {
    if ((part.flags & (TypeFlags.Undefined | TypeFlags.Null)) !== 0) return [];
    if ((part.flags & TypeFlags.BooleanLike) !== 0) return ['boolean'];
    if ((part.flags & TypeFlags.StringLike) !== 0) return ['string'];
    if ((part.flags & TypeFlags.NumberLike) !== 0) return ['number'];
    return checker.isArrayType(part) || checker.isTupleType(part) ? ['array'] : ['object'];
  });
}

/** The members of an object, or of the objects of a union. Arrays and functions have none. */
function membersOf(type) {
  const parts = type.isUnion() ? type.types : [type];
  return parts
    .filter((part) => (part.flags & typescript.TypeFlags.Object) !== 0)
    .filter((part) => !checker.isArrayType(part) && !checker.isTupleType(part))
    .filter((part) => part.getCallSignatures().length === 0)
    .flatMap((part) => checker.getPropertiesOfType(part));
}
