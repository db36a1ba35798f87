import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin'; // 2.0: '@rsdoctor/core'
import { base } from './rspack.base.mjs';

const config = base();
if (process.env.RSDOCTOR) config.plugins.push(new RsdoctorRspackPlugin());

export default config;
