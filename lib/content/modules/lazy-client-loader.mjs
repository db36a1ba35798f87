// @ts-check
import path from 'node:path';
import { createJiti } from 'jiti';

const jiti = createJiti(import.meta.url, { fsCache: false });

/**
 * Bundler loader for the client components of the content folder: each is loaded where it is shown. Next.js would put all
 * of them into one file for all pages.
 *
 * @this {{ resourcePath: string }}
 * @param {string} source
 */
export default async function lazyClientLoader(source) {
  const { readModule } = /** @type {typeof import('./read-module')} */ (
    await jiti.import('./read-module.ts')
  );
  const module = readModule(this.resourcePath, source);
  // The bundler says what is wrong with it.
  if ('message' in module) return source;
  const target = JSON.stringify(`./${path.basename(this.resourcePath)}?shown`);
  const components = [...module.exports].map((name) => {
    const declaration = name === 'default' ? 'export default' : `export const ${name} =`;
    return `${declaration} dynamic(() => import(${target}).then((module) => module.${name}));\n`;
  });
  return `'use client';\nimport dynamic from 'next/dynamic';\n${components.join('')}`;
}
