// @ts-check
import { TestEnvironment } from 'jest-environment-jsdom';

/** A browser that has what Node.js has, too: the highlighter of code, which runs on the server, needs it. */
export default class DomEnvironment extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} args */
  constructor(...args) {
    super(...args);
    Object.assign(this.global, {
      Blob,
      DecompressionStream,
      Response,
      WebAssembly,
      structuredClone,
      Uint8Array,
      ArrayBuffer,
    });
  }
}
