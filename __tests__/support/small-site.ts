import type { SiteFiles } from '@/scripts/check-site/site';
import { hashOf } from '@/scripts/export/policy';

export type Files = Record<string, string | Buffer>;

const ROOT = 'https://example.com';
const STYLE = 'main{color:red}';
const POLICY = `default-src 'none'; script-src 'self' '${hashOf('early()')}'`;

interface SmallPage {
  /** `/guide` */
  path: string;
  lang: 'en' | 'zh';
  title: string;
  text: string;
  links: readonly string[];
}

const PAGES: readonly SmallPage[] = [
  { path: '/', lang: 'en', title: 'Home', text: 'Welcome.', links: ['/guide', '/zh/'] },
  { path: '/guide', lang: 'en', title: 'Guide', text: 'Read on.', links: ['/', '/guide#part'] },
  { path: '/zh/', lang: 'zh', title: '首页', text: '欢迎。', links: ['/zh/guide', '/'] },
  { path: '/zh/guide', lang: 'zh', title: '指南', text: '继续。', links: ['/zh/', '#part'] },
];

/** An exported site of four pages in two languages that passes every check. */
export function smallSite(): Files {
  const files: Files = {
    'routes.json': JSON.stringify(PAGES.map(({ path, title, lang }) => ({ path, title, lang }))),
    _redirects: '/old /guide#part 301',
    'old.html': redirectPage('/guide#part'),
    '_next/static/chunks/a.css': STYLE,
    'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'icon-180.png': '',
    'site.webmanifest': JSON.stringify({
      start_url: '/',
      icons: [
        { src: '/icon.svg', sizes: 'any' },
        { src: '/icon-180.png', sizes: '180x180' },
      ],
    }),
  };
  const script = 'start()';
  files['static/reading/a.js'] = script;
  for (const page of PAGES) {
    const name = nameOf(page);
    files[`${name}.html`] = htmlOf(page, script);
    files[`${name}.md`] = `# ${page.title}\n`;
    files[`og/${name}.png`] = '';
  }
  return files;
}

export function filesOf(files: Files): SiteFiles {
  return { names: Object.keys(files).sort(), read: (name) => Buffer.from(files[name] ?? '') };
}

function nameOf({ path }: SmallPage): string {
  return path.slice(1).replace(/^$|\/$/, (end) => `${end}index`);
}

function translationsOf({ path }: SmallPage): readonly (readonly [string, string])[] {
  const en = path.replace('/zh', '');
  return [
    ['en', ROOT + en],
    ['zh', `${ROOT}/zh${en}`],
    ['x-default', ROOT + en],
  ];
}

function htmlOf(page: SmallPage, script: string): string {
  const { path, lang, title, text, links } = page;
  const name = nameOf(page);
  const alternates = translationsOf(page).map(
    ([code, href]) => `<link rel="alternate" hreflang="${code}" href="${href}">`,
  );
  const image = `${ROOT}/og/${name}.png`;
  const metas = {
    'og:url': ROOT + path,
    'og:image': image,
  };
  const head = [
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
    '<script>early()</script>',
    `<link rel="stylesheet" href="/_next/static/chunks/a.css" integrity="${hashOf(STYLE)}">`,
    '<meta name="color-scheme" content="light dark">',
    `<title>${title} - Site</title>`,
    `<meta name="description" content="About ${title}.">`,
    '<link rel="manifest" href="/site.webmanifest">',
    '<link rel="icon" href="/icon.svg">',
    `<link rel="canonical" href="${ROOT}${path}">`,
    ...alternates,
    `<link rel="alternate" type="text/markdown" href="${ROOT}/${name}.md">`,
    ...Object.entries(metas).map(([key, value]) => `<meta property="${key}" content="${value}">`),
    `<script src="/static/reading/a.js" integrity="${hashOf(script)}"></script>`,
  ];
  const navigation = links.map((href) => `<a href="${href}">To ${href}</a>`).join('');
  const article = `<article><h1>${title}</h1><p>${text}</p><h2 id="part">Part</h2></article>`;
  return `<!DOCTYPE html><html lang="${lang}"><head>${head.join('')}</head><body><header><nav>${navigation}</nav></header><main>${article}</main></body></html>`;
}

function redirectPage(to: string): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Guide</title><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${to}"><link rel="canonical" href="${ROOT}${to}"></head><body><p><a href="${to}">Guide</a></p></body></html>`;
}
