// @ts-check
import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-node';

/** Node.js with a function that loads packages outside of the test file. */
export default class NodeEnvironment extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} args */
  constructor(...args) {
    super(...args);
    Object.assign(this.global, { nativeRequire: createRequire(import.meta.url) });
  }
}
