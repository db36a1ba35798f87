import path from 'node:path';
import { readModule, type Statement } from './read-module';

/** What is not a component for certain, whatever its name. */
const VALUES = new Set([
  'ArrayExpression',
  'BinaryExpression',
  'Literal',
  'NewExpression',
  'ObjectExpression',
  'TemplateLiteral',
  'TSAsExpression',
  'TSSatisfiesExpression',
  'UnaryExpression',
]);

/**
 * A client module with each of its components loaded where it is shown. Everything else that it exports, such as a hook,
 * stays what it is for the modules that import it.
 *
 * @returns undefined if the source is not valid, about which the bundler has more to say.
 */
export function lazyModule(file: string, source: string): string | undefined {
  const module = readModule(file, source);
  if ('message' in module) return undefined;
  const target = JSON.stringify(`./${path.basename(file)}?shown`);
  const values = new Set(module.statements.flatMap(valuesIn));
  const isComponent = (name: string) =>
    name === 'default' || (/^[A-Z]/.test(name) && !values.has(name));
  const names = [...module.exports];
  const components = names.filter(isComponent).map((name) => {
    const declaration = name === 'default' ? 'export default' : `export const ${name} =`;
    return `${declaration} dynamic(() => import(${target}).then((module) => module.${name}));\n`;
  });
  const others = names.filter((name) => !isComponent(name));
  const passed = others.length === 0 ? '' : `export { ${others.join(', ')} } from ${target};\n`;
  return `'use client';\nimport dynamic from 'next/dynamic';\n${components.join('')}${passed}`;
}

/** The variables of a statement whose values are not components. */
function valuesIn(statement: Statement): string[] {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declared?.type !== 'VariableDeclaration') return [];
  return declared.declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier' && init && VALUES.has(init.type) ? [id.name] : [],
  );
}
