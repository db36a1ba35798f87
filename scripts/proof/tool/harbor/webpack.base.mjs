import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';

const root = import.meta.dirname;

/** The app as webpack builds it, without Rsdoctor. Babel compiles every dependency too, which is slow. */
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
      assetModuleFilename: 'assets/[name][ext]',
      clean: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'ts-loader',
          options: { transpileOnly: true, compilerOptions: { noEmit: false } },
        },
        {
          test: /\.js$/,
          loader: 'babel-loader',
          options: {
            presets: [['@babel/preset-env', { targets: 'chrome 100', modules: false }]],
            sourceType: 'unambiguous',
          },
        },
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
        { test: /\.less$/, use: [MiniCssExtractPlugin.loader, 'css-loader', 'less-loader'] },
        { test: /\.(?:svg|png)$/, type: 'asset/resource' },
      ],
    },
    plugins: [new MiniCssExtractPlugin({ filename: 'css/[name].css' })],
  };
}
