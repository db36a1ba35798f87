/**
 * Prints interfaces of the installed packages by name, in JSON, as the reference of the options shows them: every member with
 * its type spelled out, without remarks. `node print-interfaces.mjs`, in the folder of a release.
 */
import typescript from 'typescript';
import { declaredTypes } from './declared-types.mjs';

const WIDTH = 88;

/** How deep the members of members are spelled out. */
const DEPTH = 5;

const { TypeFlags, SymbolFlags, TypeFormatFlags } = typescript;
const { checker, types: interfaces } = declaredTypes(
  'interfaces.ts',
  `import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin'; // 2.0: '@rsdoctor/core'
import { defineRule } from '@rsdoctor/core/rules'; // 2.0: '@rsdoctor/core'
export type RsdoctorRspackPluginOptions = NonNullable<ConstructorParameters<typeof RsdoctorRspackPlugin>[0]>;
export type LinterOptions = NonNullable<RsdoctorRspackPluginOptions['linter']>;
export type RuleCheckerContext = Parameters<ReturnType<Parameters<typeof defineRule<string>>[0]>['check']>[0];
`,
);
/** Interfaces that have a block of their own. */
const named = new Map(interfaces.map(([name, type]) => [type.symbol, name]));

const texts = interfaces.map(([name, type]) => [name, `interface ${name} ${blockOf(type, 1, '')}`]);
console.log(JSON.stringify(Object.fromEntries(texts)));

/** `{ … }`: on one line where it is short and not an interface itself. */
function blockOf(type, depth, indent) {
  const inner = `${indent}  `;
  const members = checker
    .getPropertiesOfType(type)
    .map((member) => memberText(member, depth, inner));
  // Of an intersection the last part has what is plainly written; the others compute it.
  const { types: [...parts] = [type] } = type.isIntersection() ? type : {};
  const index = checker.getIndexInfoOfType(parts.at(-1), typescript.IndexKind.String);
  if (index) members.push(`[name: string]:${wrapped(index.type, depth + 1, inner)}`);
  if (members.length === 0) return '{}';
  const line = `{ ${members.join('; ')} }`;
  if (depth > 1 && line.length + indent.length < WIDTH && !line.includes('\n')) return line;
  return `{\n${members.map((text) => `${inner}${text};\n`).join('')}${indent}}`;
}

function memberText(member, depth, indent) {
  const isOptional = (member.flags & SymbolFlags.Optional) !== 0;
  const type = checker.getTypeOfSymbol(member);
  const own = isOptional ? checker.getNonNullableType(type) : type;
  const name = `${member.name}${isOptional ? '?' : ''}`;
  const [call] = own.getCallSignatures();
  if (call && (member.flags & SymbolFlags.Method) !== 0)
    return `${name}${signatureText(call, depth, indent, ': ')}`;
  return `${name}:${wrapped(own, depth, indent)}`;
}

/** A type on the line of its name, or a long union on lines of its own. */
function wrapped(type, depth, indent) {
  const text = textOf(type, depth, indent);
  if (!type.isUnion() || text.length < WIDTH || text.includes('\n')) return ` ${text}`;
  return unionParts(type, depth, `${indent}  `)
    .map((part) => `\n${indent}  | ${part}`)
    .join('');
}

function signatureText(signature, depth, indent, arrow) {
  const parameters = signature.getParameters().map((parameter) => {
    const { questionToken } = parameter.valueDeclaration ?? {};
    const type = checker.getTypeOfSymbol(parameter);
    const own = questionToken ? checker.getNonNullableType(type) : type;
    return `${parameter.name}${questionToken ? '?' : ''}: ${textOf(own, depth + 1, indent)}`;
  });
  const returned = textOf(signature.getReturnType(), DEPTH, indent);
  return `(${parameters.join(', ')})${arrow}${returned}`;
}

function textOf(type, depth, indent) {
  if (named.has(type.symbol)) return named.get(type.symbol);
  if (type.isUnion()) return unionParts(type, depth, indent).join(' | ');
  if (checker.isArrayType(type)) {
    const element = textOf(checker.getTypeArguments(type)[0], depth, indent);
    return / [|=]/.test(element.split('{')[0]) ? `(${element})[]` : `${element}[]`;
  }
  if (checker.isTupleType(type)) {
    const elements = checker.getTypeArguments(type).map((part) => textOf(part, depth, indent));
    return `[${elements.join(', ')}]`;
  }
  if (type.isStringLiteral()) return `'${type.value}'`;
  const [call] = type.getCallSignatures();
  if (call) return signatureText(call, depth, indent, ' => ');
  const isOwn = isObject(type) && isSpelledOut(type);
  if (isOwn && depth < DEPTH) return blockOf(type, depth + 1, indent);
  return checker.typeToString(type, undefined, TypeFormatFlags.NoTruncation);
}

/** The two values of a boolean are one type, and what is not there comes last. */
function unionParts(type, depth, indent) {
  const rankOf = ({ flags }) => {
    if ((flags & TypeFlags.BooleanLiteral) !== 0) return 0;
    return (flags & (TypeFlags.Undefined | TypeFlags.Null)) === 0 ? 1 : 2;
  };
  const parts = type.types.toSorted((one, other) => rankOf(one) - rankOf(other));
  const texts = parts.map((part) => (rankOf(part) === 0 ? 'boolean' : textOf(part, depth, indent)));
  return [...new Set(texts)];
}

function isObject(type) {
  return (type.flags & (TypeFlags.Object | TypeFlags.Intersection)) !== 0;
}

/** What is written in a configuration or read in a rule; what is documented elsewhere, such as graphs, keeps its name. */
function isSpelledOut(type) {
  const { declarations = [], name = '' } = type.aliasSymbol ?? type.symbol ?? {};
  const isOfPackages = declarations.every((node) =>
    node.getSourceFile().fileName.includes('/@rsdoctor/'),
  );
  return isOfPackages && !/(?:Instance|CorsOptions)$/.test(name);
}
