export default {
  lib: [{ format: 'esm' }],
  source: { entry: { index: './src/index.js' } },
};
