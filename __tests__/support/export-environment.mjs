// @ts-check
import { readFileSync } from 'node:fs';
import { TestEnvironment } from 'jest-environment-node';
import { JSDOM } from 'jsdom';

const { DOMParser } = new JSDOM().window;
/** @type {Map<string, Document>} */
const parsed = new Map();

/**
 * Parse an exported page, once for all test files: this module lives as long as the process that runs them, while
 * each of them loads its own modules again. Tests change no page.
 *
 * @param {string} file
 */
function parsePage(file) {
  const document =
    parsed.get(file) ?? new DOMParser().parseFromString(readFileSync(file, 'utf8'), 'text/html');
  parsed.set(file, document);
  return document;
}

/** Node.js with what reads the documents of an export. */
export default class ExportEnvironment extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} args */
  constructor(...args) {
    super(...args);
    Object.assign(this.global, { DOMParser, parsePage });
  }
}
