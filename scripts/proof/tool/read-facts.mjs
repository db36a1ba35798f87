/**
 * Prints what the installed packages of the release RELEASE offer, in JSON: the options of all plugins by dotted path, with the
 * kinds of values that they take, out of the types; configurations that the plugin has completed; and the rules.
 */
import { rules } from '@rsdoctor/core/rules'; // 2.0: '@rsdoctor/core'
import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin'; // 2.0: '@rsdoctor/core'
import typescript from 'typescript';
import { declaredTypes } from './declared-types.mjs';

/** Members of these are values that others make, not options. */
const OPAQUE = new Set(['sdkInstance', 'linter.rules', 'linter.extends', 'server.cors']);

const PLUGINS = {
  1.6: {
    '@rsdoctor/rspack-plugin': ['RsdoctorRspackPlugin', 'RsdoctorRspackMultiplePlugin'],
    '@rsdoctor/webpack-plugin': ['RsdoctorWebpackPlugin', 'RsdoctorWebpackMultiplePlugin'],
  },
  '2.0': { '@rsdoctor/core': ['RsdoctorRspackPlugin'] },
};

const lines = Object.entries(PLUGINS[process.env.RELEASE]).flatMap(([from, names]) =>
  names.map(
    (name) =>
      `export type ${name} = NonNullable<ConstructorParameters<typeof import('${from}').${name}<[]>>[0]>;`,
  ),
);
const { checker, types } = declaredTypes('plugin-options.ts', lines.join('\n'));
/** @type {Map<string, string[]>} */
const kinds = new Map();
for (const [, options] of types) walk(options, '');
const facts = {
  optionKinds: [...kinds].sort(),
  defaults: [{}, { output: { mode: 'brief' } }].map(
    (config) => new RsdoctorRspackPlugin(config).options,
  ),
  rules: rules.map(({ meta: { code, title, defaultConfig = {} } }) => ({
    code,
    title,
    options: Object.keys(defaultConfig),
  })),
};
console.log(JSON.stringify(facts));

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
