import path from 'node:path';
import { rspack } from '@rspack/core';

const root = import.meta.dirname;

/** The app as Rspack builds it, without Rsdoctor. */
export function base() {
  return {
    name: 'harbor',
    context: root,
    mode: 'production',
    entry: { main: './src/index.tsx', widget: './src/widget.ts' },
    output: {
      path: path.join(root, 'dist'),
      filename: 'js/[name].js',
      chunkFilename: 'js/[name].js',
      cssFilename: 'css/[name].css',
      cssChunkFilename: 'css/[name].css',
      assetModuleFilename: 'assets/[name][ext]',
      clean: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
              target: 'es2022',
            },
          },
          type: 'javascript/auto',
        },
        {
          test: /\.js$/,
          include: [path.join(root, 'src'), path.join(root, 'node_modules/dagre')],
          loader: 'babel-loader',
          options: {
            presets: [['@babel/preset-env', { targets: 'chrome 100', modules: false }]],
            sourceType: 'unambiguous',
          },
        },
        { test: /\.less$/, loader: 'less-loader', type: 'css/auto' },
        { test: /\.(?:svg|png)$/, type: 'asset/resource' },
      ],
    },
    experiments: { css: true },
    plugins: [new rspack.HtmlRspackPlugin({ template: './index.html' })],
  };
}
