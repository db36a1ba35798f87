import type { SiteConfig } from '../lib/config/site-config';

/** Where the pages are kept in the repository of the tool. */
const editLink = {
  docRepoBaseUrl: 'https://github.com/web-infra-dev/rsdoctor/edit/v1.x/packages/document/docs',
};

export default {
  title: 'Rsdoctor',
  description:
    'See what happens inside an Rspack or webpack build: time, size, duplicates, rules. Releases 1.6 and 2.0.',
  url: 'https://rsdoctor.rs',
  icon: '/icon.svg',
  appIcons: [
    { src: '/icon-180.png', size: 180 },
    { src: '/icon-192.png', size: 192 },
    { src: '/icon-512.png', size: 512 },
  ],
  logo: { light: '/logo-light.svg', dark: '/logo-dark.svg' },
  defaultLocale: 'en',
  locales: [
    { lang: 'en', label: 'English', editLink },
    {
      lang: 'zh',
      label: '简体中文',
      description:
        'Rspack 与 webpack 的构建分析工具：看清耗时、体积、重复包和规则告警。适用于 1.6 和 2.0。',
      editLink,
    },
  ],
  socialLinks: [
    { icon: 'github', mode: 'link', content: 'https://github.com/web-infra-dev/rsdoctor' },
    { icon: 'x', mode: 'link', content: 'https://x.com/rspack_dev' },
    { icon: 'discord', mode: 'link', content: 'https://discord.gg/wrBPBT6rkM' },
  ],
  family: {
    name: 'Rstack',
    tagline: {
      en: 'A JavaScript toolchain around Rspack',
      zh: '围绕 Rspack 打造的 JavaScript 工具链',
    },
    tools: [
      {
        name: 'Rspack',
        desc: { en: 'A fast Rust-based bundler', zh: '基于 Rust 的高性能打包工具' },
        logo: '/tools/rspack.svg',
        url: { en: 'https://rspack.rs/', zh: 'https://rspack.rs/zh/' },
        urlText: 'rspack.rs',
      },
      {
        name: 'Rsbuild',
        desc: { en: 'A build tool powered by Rspack', zh: '由 Rspack 驱动的构建工具' },
        logo: '/tools/rsbuild.svg',
        url: { en: 'https://rsbuild.rs/', zh: 'https://rsbuild.rs/zh/' },
        urlText: 'rsbuild.rs',
      },
      {
        name: 'Rslib',
        desc: { en: 'A library tool based on Rsbuild', zh: '基于 Rsbuild 的库开发工具' },
        logo: '/tools/rslib.svg',
        url: { en: 'https://rslib.rs/', zh: 'https://rslib.rs/zh/' },
        urlText: 'rslib.rs',
      },
      {
        name: 'Rspress',
        desc: {
          en: 'A static site generator based on Rsbuild',
          zh: '基于 Rsbuild 的静态站点生成器',
        },
        logo: '/tools/rspress.svg',
        url: { en: 'https://rspress.rs/', zh: 'https://rspress.rs/zh/' },
        urlText: 'rspress.rs',
      },
      {
        name: 'Rsdoctor',
        desc: {
          en: 'A build analyzer for Rspack and webpack',
          zh: 'Rspack 和 webpack 的构建分析工具',
        },
        logo: '/tools/rsdoctor.svg',
        url: '/',
        urlText: 'rsdoctor.rs',
      },
      {
        name: 'Rstest',
        desc: { en: 'A test framework powered by Rspack', zh: '由 Rspack 驱动的测试框架' },
        logo: '/tools/rstest.svg',
        url: { en: 'https://rstest.rs/', zh: 'https://rstest.rs/zh/' },
        urlText: 'rstest.rs',
      },
    ],
    more: [
      {
        name: 'Awesome Rstack',
        desc: {
          en: 'A curated list of projects of the ecosystem',
          zh: '精选的 Rstack 生态项目列表',
        },
        logo: '/tools/rstack.svg',
        url: 'https://github.com/rstackjs/awesome-rstack',
        urlText: 'awesome-rstack',
      },
    ],
  },
  footer: {
    message: {
      en: 'Rsdoctor is open source, under the MIT license.',
      zh: 'Rsdoctor 以 MIT 许可证开源。',
    },
  },
  search: {
    start: [
      '/guide/start/quick-start',
      '/blog/topic/slow-rspack-build',
      '/blog/topic/duplicate-pkg-problem',
      '/guide/start/cicd',
      '/config/options/options',
    ],
  },
  feeds: [
    { name: 'blog', folder: 'blog', titles: { en: 'Rsdoctor blog', zh: 'Rsdoctor 博客' } },
    {
      name: 'releases',
      folder: 'blog/release',
      titles: { en: 'Rsdoctor releases', zh: 'Rsdoctor 版本发布' },
    },
  ],
  security: {
    contact: 'https://github.com/web-infra-dev/rsdoctor/security',
    expires: '2027-11-01',
  },
  software: {
    category: 'DeveloperApplication',
    operatingSystem: 'Linux, macOS, Windows',
    version: '1.6, 2.0',
    repository: 'https://github.com/web-infra-dev/rsdoctor',
    license: 'https://github.com/web-infra-dev/rsdoctor/blob/main/LICENSE',
  },
} satisfies SiteConfig;
