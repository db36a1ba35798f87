import path from 'node:path';

const root = import.meta.dirname;

/** Repairs of the configuration, and one mistake. Each changes the given configuration. */
export const CHANGES = {
  /** One version of the packages that are there twice. */
  alias(config) {
    const own = (name) => path.join(root, 'node_modules', name);
    config.resolve.alias = { lodash: own('lodash'), tslib: own('tslib') };
  },

  /** The version of the dependency that shares a package with the app; `package.json` installs it beside the old one. */
  upgrade(config) {
    config.resolve.alias = { dagre: path.join(root, 'node_modules/dagre-fixed') };
  },

  /** One chunk for a package that several chunks hold. */
  dayjs(config) {
    config.optimization = {
      splitChunks: {
        cacheGroups: {
          dayjs: { test: /node_modules\/dayjs/, name: 'dayjs', chunks: 'all', enforce: true },
        },
      },
    };
  },

  /** Babel compiles what needs it alone. */
  include(config) {
    const rule = config.module.rules.find(({ loader }) => loader === 'babel-loader');
    rule.include = [path.join(root, 'src'), path.join(root, 'node_modules/dagre')];
  },

  /** With webpack: Babel compiles what needs it alone, and SWC minifies. Loaded only here, because a build counts its start. */
  async minifier(config) {
    CHANGES.include(config);
    const { default: TerserPlugin } = await import('terser-webpack-plugin');
    config.optimization = { minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify })] };
  },

  /** The mistake of the webpack configuration, made with Rspack too: Babel compiles every dependency. */
  babelEverywhere(config) {
    delete config.module.rules.find(({ loader }) => loader === 'babel-loader').include;
  },

  /** No Babel: what it compiled, the built-in loader compiles in Rust. */
  builtinOnly(config) {
    const rule = config.module.rules.find(({ loader }) => loader === 'babel-loader');
    rule.loader = 'builtin:swc-loader';
    rule.options = { env: { targets: 'chrome 100' } };
  },

  /** Source maps, with which webpack's report knows the size of every module. */
  sourceMap(config) {
    config.devtool = 'source-map';
  },

  /** The mistake: packages are resolved to their CommonJS files. */
  mainFields(config) {
    config.resolve.mainFields = ['main'];
  },
};
