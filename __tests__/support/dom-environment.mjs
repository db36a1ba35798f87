// @ts-check
import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with the globals of Node.js, which the highlighter needs because it runs on the server. */
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
