import { RsdoctorWebpackPlugin } from '@rsdoctor/webpack-plugin';
import { base } from './webpack.base.mjs';

const config = base();
if (process.env.RSDOCTOR) config.plugins.push(new RsdoctorWebpackPlugin());

export default config;
