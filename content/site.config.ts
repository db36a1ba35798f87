import type { SiteConfig } from '../lib/site-config';

export default {
  title: 'Rsdoctor',
  description: 'See what happens inside an Rspack or webpack build: time, size, duplicates, rules.',
  url: 'https://rsdoctor.rs',
  icon: '/icon.svg',
  logo: { light: '/logo-light.svg', dark: '/logo-dark.svg' },
  defaultLocale: 'en',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '简体中文' },
  ],
} satisfies SiteConfig;
