// @ts-check
import { readFileSync } from 'node:fs';
import { TestEnvironment } from 'jest-environment-node';
import { JSDOM } from 'jsdom';

const { DOMParser, Element } = new JSDOM().window;
/** @type {Map<string, Document>} */
const parsed = new Map();

/**
 * Parses an exported page, once for all test files: this module lives as long as its process, while
 * each test file loads its own modules. Tests must not change pages.
 *
 * @param {string} file
 */
function parsePage(file) {
  const document =
    parsed.get(file) ?? new DOMParser().parseFromString(readFileSync(file, 'utf8'), 'text/html');
  parsed.set(file, document);
  return document;
}

/** Node.js with a function that parses exported pages, and what code for browsers tells elements by. */
export default class ExportEnvironment extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} args */
  constructor(...args) {
    super(...args);
    Object.assign(this.global, { DOMParser, Element, parsePage });
  }
}
