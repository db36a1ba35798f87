// @ts-check
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import NodeEnvironment from './node-environment.mjs';

const require = createRequire(import.meta.url);
/** @type {import('jsdom').DOMWindow | undefined} */
let shared;
/** @type {Map<string, Document>} */
const parsed = new Map();

/** @returns {import('jsdom').DOMWindow} */
function windowOfPages() {
  // Not imported: Jest transforms the packages that this file imports.
  shared ??= /** @type {import('jsdom').JSDOM} */ (new (require('jsdom').JSDOM)()).window;
  return shared;
}

/**
 * Parses an exported page, once for all test files: this module lives as long as its process, while
 * each test file loads its own modules. Tests must not change pages.
 *
 * @param {string} file
 */
function parsePage(file) {
  const { DOMParser } = windowOfPages();
  const document =
    parsed.get(file) ?? new DOMParser().parseFromString(readFileSync(file, 'utf8'), 'text/html');
  parsed.set(file, document);
  return document;
}

/** Node.js with a function that parses exported pages, and what code for browsers tells elements by. */
export default class ExportEnvironment extends NodeEnvironment {
  /** @param {ConstructorParameters<typeof NodeEnvironment>} args */
  constructor(...args) {
    super(...args);
    const { DOMParser, Element } = windowOfPages();
    Object.assign(this.global, { DOMParser, Element, parsePage });
  }
}
