import type { PropFacts } from '../../component-table';
import type { Statement } from './read-module';

type Named<Kind extends Statement['type']> = Extract<Statement, { type: Kind }>;
type Type = Named<'TSTypeAliasDeclaration'>['typeAnnotation'];
type Member = Extract<Type, { type: 'TSTypeLiteral' }>['members'][number];
type FunctionNode = Extract<Statement, { params: readonly unknown[]; generator: boolean }>;
type Expression = NonNullable<Named<'VariableDeclaration'>['declarations'][number]['init']>;

/** The props of a component but `children`. */
export type Props = Readonly<Record<string, PropFacts>>;

/**
 * The props of a component, from the type of its first parameter as its file states it.
 *
 * @param name The name that it is exported by, or `default`.
 * @returns undefined where the file alone does not say: the type is missing, computed, or from another file.
 */
export function componentProps(statements: readonly Statement[], name: string): Props | undefined {
  const component = functionsIn(statements).get(name);
  if (!component) return undefined;
  const [parameter] = component.params;
  if (!parameter) return {};
  const type = 'typeAnnotation' in parameter ? parameter.typeAnnotation?.typeAnnotation : undefined;
  const props = type && propsIn(type, typesIn(statements));
  if (!props) return undefined;
  const { children: _, ...own } = props;
  return own;
}

/** The functions at the top of a module, by name; its default export as `default`. */
function functionsIn(statements: readonly Statement[]): ReadonlyMap<string, FunctionNode> {
  const functions = new Map<string, FunctionNode>();
  for (const statement of statements.map(declarationOf)) {
    if (statement.type === 'FunctionDeclaration' && statement.id) {
      functions.set(statement.id.name, statement);
    }
    if (statement.type !== 'VariableDeclaration') continue;
    for (const { id, init } of statement.declarations) {
      const found = init && functionOf(init);
      if (id.type === 'Identifier' && found) functions.set(id.name, found);
    }
  }
  const exported = statements.find(({ type }) => type === 'ExportDefaultDeclaration');
  const found = exported && defaultOf(exported as Named<'ExportDefaultDeclaration'>, functions);
  return found ? functions.set('default', found) : functions;
}

/** What is exported. */
function declarationOf(statement: Statement): Statement {
  if (statement.type !== 'ExportNamedDeclaration') return statement;
  return (statement.declaration as Statement | null) ?? statement;
}

function defaultOf(
  { declaration }: Named<'ExportDefaultDeclaration'>,
  functions: ReadonlyMap<string, FunctionNode>,
): FunctionNode | undefined {
  if (declaration.type === 'Identifier') return functions.get(declaration.name);
  return functionOf(declaration as Expression);
}

function functionOf(expression: Expression | FunctionNode): FunctionNode | undefined {
  const { type } = expression;
  const isFunction =
    type === 'ArrowFunctionExpression' ||
    type === 'FunctionExpression' ||
    type === 'FunctionDeclaration';
  return isFunction ? (expression as FunctionNode) : undefined;
}

type Types = ReadonlyMap<string, Type>;

/** The types at the top of a module by name. An interface that extends others is left out. */
function typesIn(statements: readonly Statement[]): Types {
  const types = new Map<string, Type>();
  for (const statement of statements.map(declarationOf)) {
    if (statement.type === 'TSTypeAliasDeclaration' && !statement.typeParameters) {
      types.set(statement.id.name, statement.typeAnnotation);
    } else if (statement.type === 'TSInterfaceDeclaration' && statement.extends.length === 0) {
      const members = statement.body.body;
      types.set(statement.id.name, { ...statement.body, type: 'TSTypeLiteral', members });
    }
  }
  return types;
}

function propsIn(type: Type, types: Types): Record<string, PropFacts> | undefined {
  if (type.type === 'TSTypeLiteral') {
    const entries = type.members.map((member) => propOf(member, types));
    return entries.every((entry) => entry !== undefined) ? Object.fromEntries(entries) : undefined;
  }
  if (type.type === 'TSIntersectionType') {
    const parts = type.types.map((part) => propsIn(part, types));
    return parts.every((part) => part !== undefined) ? Object.assign({}, ...parts) : undefined;
  }
  const [own] = type.type === 'TSTypeReference' ? (type.typeArguments?.params ?? []) : [];
  if (own && nameOf(type) === 'Readonly') return propsIn(own, types);
  const target = followed(type, types);
  return target === type ? undefined : propsIn(target, types);
}

/** Undefined for an index signature, a call signature and a computed name. */
function propOf(member: Member, types: Types): [string, PropFacts] | undefined {
  if (member.type !== 'TSPropertySignature' && member.type !== 'TSMethodSignature')
    return undefined;
  const { key } = member;
  const isComputed = member.computed || (key.type !== 'Identifier' && key.type !== 'Literal');
  if (isComputed) return undefined;
  const name = key.type === 'Identifier' ? key.name : String(key.value);
  const type = member.type === 'TSPropertySignature' && member.typeAnnotation?.typeAnnotation;
  const oneOf = type ? textsIn(type, types) : undefined;
  return [name, { ...(!member.optional && { isRequired: true }), ...(oneOf && { oneOf }) }];
}

/** The only texts that a type allows, if there are only some. */
function textsIn(type: Type, types: Types): string[] | undefined {
  const target = followed(type, types);
  const parts = target.type === 'TSUnionType' ? target.types : [target];
  const texts = parts.map((part) => {
    const literal = part.type === 'TSLiteralType' ? part.literal : undefined;
    return literal?.type === 'Literal' && typeof literal.value === 'string' ? literal.value : null;
  });
  return texts.every((text) => text !== null) ? texts : undefined;
}

/** The type that a name refers to in the module. */
function followed(type: Type, types: Types): Type {
  return types.get(nameOf(type) ?? '') ?? type;
}

function nameOf(type: Type): string | undefined {
  if (type.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return undefined;
  return type.typeName.name;
}
