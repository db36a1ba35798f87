import { defineConfig } from '@rsbuild/core';
import { pluginVue } from '@rsbuild/plugin-vue';
export default defineConfig({
  plugins: [pluginVue()],
  source: { entry: { index: './src/index.js' } },
});
