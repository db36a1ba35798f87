import { RsdoctorWebpackPlugin } from '@rsdoctor/webpack-plugin';

export default {
  mode: 'production',
  entry: './src/index.js',
  plugins: [process.env.RSDOCTOR && new RsdoctorWebpackPlugin()],
};
