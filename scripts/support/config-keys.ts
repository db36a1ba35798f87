import type { SiteConfig } from '../../lib/site-config';

/** What each key of `site.config.ts` is for, in the table of CONTRIBUTING; its types and its default are in the schema. */
export const CONFIG_KEYS: Record<keyof SiteConfig, string> = {
  title: 'The name of the site',
  description: 'One sentence for search engines',
  url: 'Origin of the deployed site, without path: `https://example.com`',
  base: 'The path the site is served under; starts and ends with a slash',
  icon: 'The icon of the site: SVG or PNG in `public/`, or a URL',
  appIcons: 'PNG files for home screens: `src`, `size` in pixels',
  logo: 'A picture, or `light` and `dark` with one each',
  defaultLocale: 'The language without a segment in addresses',
  locales:
    'The languages: `lang`, `label`, and optional `title`, `description`, `editLink`, `texts`, `fallback` (missing pages are shown in the default language)',
  multiVersion: 'Versions of the documentation; see [Versions](#versions)',
  socialLinks: 'Links in the navigation: `icon` (a name, or inline SVG), `mode`, `content`',
  family: 'The tools that this one belongs to, in a popover and on the home page',
  hideNavbar: '`auto` hides the navigation while a reader scrolls down, `always` removes it',
  darkMode: '`false` for a light site without a control',
  themeTransition: 'Animates a change of the color scheme',
  localeRedirect: '`auto` leads a reader to the language of the browser on the first visit',
  search: 'See [Search](#search)',
  imageOrigins:
    "Where pages may show pictures from, besides the site itself: `['https://img.example.com']`",
  connectOrigins: 'What hooks of the search may ask, besides the site itself',
  devHosts: 'Names of hosts under which the development server is opened, besides `localhost`',
  head: 'See [Head](#own-head)',
  footer: 'A line at the foot of the home page: `message`, one text or one for each language',
  feeds: 'See [Posts, redirects](#posts-redirects): `name`, `folder`, `titles` by language',
  security: 'Whom to tell about a weakness: `contact`, `expires`, `policy`',
  software: 'The software that the site is about, for structured data on the home page',
  rules: 'See [Rules](#rules)',
  pieces: 'Folders below a language whose files are pieces, not pages',
  frontmatter: 'Front matter keys of your own, for components',
  languageAlias: "Other names for languages of code blocks: `{ ejs: 'html' }`",
};
