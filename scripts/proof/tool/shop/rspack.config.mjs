import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin'; // 2.0: '@rsdoctor/core'

export default {
  mode: 'production',
  entry: './src/index.js',
  plugins: [process.env.RSDOCTOR && new RsdoctorRspackPlugin()],
};
