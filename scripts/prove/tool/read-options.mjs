/**
 * Prints the options of all plugins by dotted path, as a list in JSON. They are read out of the types
 * of the installed packages: `node read-options.mjs`.
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
const paths = new Set();
for (const plugin of checker.getExportsOfModule(
  checker.getSymbolAtLocation(program.getSourceFile(FILE)),
)) {
  walk(checker.getDeclaredTypeOfSymbol(plugin), '');
}
console.log(JSON.stringify([...paths].sort()));

function walk(type, prefix) {
  for (const member of membersOf(type)) {
    const path = `${prefix}${member.name}`;
    paths.add(path);
    if (!OPAQUE.has(path)) walk(checker.getTypeOfSymbol(member), `${path}.`);
  }
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
