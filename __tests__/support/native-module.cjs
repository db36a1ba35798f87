/** Loads a package as Node.js does, once for all test files of a process; `node-environment.mjs` has the function. */
module.exports = {
  /**
   * @param {string} _source
   * @param {string} file
   */
  process: (_source, file) => ({
    code: `module.exports = nativeRequire(${JSON.stringify(file)});`,
  }),
};
