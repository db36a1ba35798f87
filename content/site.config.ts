import type { SiteConfig } from '../lib/site-config';

/** Where the documentation of 1.x is kept in the repository of the tool. */
const editLink = {
  docRepoBaseUrl: 'https://github.com/web-infra-dev/rsdoctor/edit/v1.x/packages/document/docs',
};

export default {
  title: 'Rsdoctor',
  description: 'See what happens inside an Rspack or webpack build: time, size, duplicates, rules.',
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
      description: 'Rspack 与 webpack 的构建分析工具：看清耗时、体积、重复包和规则告警。',
      editLink,
    },
  ],
  socialLinks: [
    { icon: 'github', mode: 'link', content: 'https://github.com/web-infra-dev/rsdoctor' },
    { icon: 'x', mode: 'link', content: 'https://x.com/rspack_dev' },
    { icon: 'discord', mode: 'link', content: 'https://discord.gg/sYK4QjyZ4V' },
  ],
  family: {
    name: 'Rstack',
    tagline: '围绕 Rspack 的 JavaScript 工具链',
    taglineEn: 'A JavaScript toolchain around Rspack',
    tools: [
      {
        name: 'Rspack',
        desc: '基于 Rust 的高性能打包工具',
        descEn: 'A fast Rust-based bundler',
        logo: '/tools/rspack.svg',
        url: 'https://rspack.rs/zh/',
        urlEn: 'https://rspack.rs/',
        urlText: 'rspack.rs',
      },
      {
        name: 'Rsbuild',
        desc: '由 Rspack 驱动的构建工具',
        descEn: 'A build tool powered by Rspack',
        logo: '/tools/rsbuild.svg',
        url: 'https://rsbuild.rs/zh/',
        urlEn: 'https://rsbuild.rs/',
        urlText: 'rsbuild.rs',
      },
      {
        name: 'Rslib',
        desc: '基于 Rsbuild 的库开发工具',
        descEn: 'A library tool based on Rsbuild',
        logo: '/tools/rslib.svg',
        url: 'https://rslib.rs/zh/',
        urlEn: 'https://rslib.rs/',
        urlText: 'rslib.rs',
      },
      {
        name: 'Rspress',
        desc: '基于 Rsbuild 的静态站点生成器',
        descEn: 'A static site generator based on Rsbuild',
        logo: '/tools/rspress.svg',
        url: 'https://rspress.rs/zh/',
        urlEn: 'https://rspress.rs/',
        urlText: 'rspress.rs',
      },
      {
        name: 'Rsdoctor',
        desc: 'Rspack 和 webpack 的构建分析工具',
        descEn: 'A build analyzer for Rspack and webpack',
        logo: '/tools/rsdoctor.svg',
        url: '/',
        urlText: 'rsdoctor.rs',
      },
      {
        name: 'Rstest',
        desc: '由 Rspack 驱动的测试框架',
        descEn: 'A test framework powered by Rspack',
        logo: '/tools/rstest.svg',
        url: 'https://rstest.rs/zh/',
        urlEn: 'https://rstest.rs/',
        urlText: 'rstest.rs',
      },
    ],
    more: [
      {
        name: 'Awesome Rstack',
        desc: '精选的 Rstack 生态项目列表',
        descEn: 'A curated list of projects of the ecosystem',
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
  feeds: [
    {
      name: 'releases',
      folder: 'blog/release',
      titles: { en: 'Rsdoctor releases', zh: 'Rsdoctor 版本发布' },
    },
    { name: 'blog', folder: 'blog', titles: { en: 'Rsdoctor blog', zh: 'Rsdoctor 博客' } },
  ],
  security: {
    contact: 'https://github.com/web-infra-dev/rsdoctor/security',
    expires: '2027-11-01',
  },
  software: {
    category: 'DeveloperApplication',
    operatingSystem: 'Linux, macOS, Windows',
    repository: 'https://github.com/web-infra-dev/rsdoctor',
    license: 'https://github.com/web-infra-dev/rsdoctor/blob/main/LICENSE',
  },
} satisfies SiteConfig;
