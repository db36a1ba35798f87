import { createHash } from 'node:crypto';
import { contentsOf } from '@/lib/search/index-file';
import type { SiteFiles } from '@/scripts/check-site/site';
import { hashOf } from '@/scripts/export/policy';

export type Files = Record<string, string | Buffer>;

const ROOT = 'https://example.com';
const PAYLOAD = 'the payload';
const STYLE = 'main{color:red}';
const POLICY = `default-src 'none'; script-src 'self' '${hashOf('early()')}'`;
/** The offset at which a PNG file states its size. */
const PNG_SIZE_AT = 16;

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
  const search = { ...searchFiles('en'), ...searchFiles('zh') };
  const files: Files = {
    ...search,
    'routes.json': JSON.stringify(PAGES.map(({ path, title, lang }) => ({ path, title, lang }))),
    _redirects: '/old /guide#part 301',
    'old.html': redirectPage('/guide#part'),
    'robots.txt': `User-agent: *\n\nSitemap: ${ROOT}/sitemap.xml\n`,
    'sitemap.xml': sitemap(),
    '_next/static/chunks/a.css': STYLE,
    'static/payload/a.txt': PAYLOAD,
    'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'icon-180.png': png(180, 180),
    'site.webmanifest': JSON.stringify({
      start_url: '/',
      icons: [
        { src: '/icon.svg', sizes: 'any' },
        { src: '/icon-180.png', sizes: '180x180' },
      ],
    }),
    'feeds/news.xml': feed(),
  };
  const script = `start(${JSON.stringify(Object.keys(search))})`;
  files['static/reading/a.js'] = script;
  for (const page of PAGES) {
    const name = nameOf(page);
    files[`${name}.html`] = htmlOf(page, script);
    files[`${name}.md`] = `---\nurl: x\n---\n\n# ${page.title}\n\n${page.text}\n\n## Part\n`;
    files[`og/${name}.png`] = png(1200, 630);
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
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
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
    '<link rel="alternate" type="application/rss+xml" href="/feeds/news.xml">',
    ...Object.entries(metas).map(([key, value]) => `<meta property="${key}" content="${value}">`),
    `<script type="application/ld+json">{"@type":"WebPage","itemListElement":[{"item":"${ROOT}${path}"}]}</script>`,
    `<script src="/static/reading/a.js" integrity="${hashOf(script)}"></script>`,
  ];
  const navigation = links.map((href) => `<a href="${href}">To ${href}</a>`).join('');
  const article = `<article><h1>${title}</h1><p>${text}</p><h2 id="part">Part</h2></article>`;
  const data = { scripts: [], styles: [], payload: ['/static/payload/a.txt', hashOf(PAYLOAD)] };
  const framework = `<script type="application/json" data-framework="">${JSON.stringify(data)}</script>`;
  return `<!DOCTYPE html><html lang="${lang}"><head>${head.join('')}</head><body><header><nav>${navigation}</nav></header><main>${article}</main>${framework}</body></html>`;
}

function redirectPage(to: string): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Guide</title><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${to}"><link rel="canonical" href="${ROOT}${to}"></head><body><p><a href="${to}">Guide</a></p></body></html>`;
}

function sitemap(): string {
  const entries = PAGES.map((page) => {
    const links = translationsOf(page).map(
      ([lang, href]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`,
    );
    return `<url><loc>${ROOT}${page.path}</loc>${links.join('')}</url>`;
  });
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>`;
}

function feed(): string {
  return `<rss><channel><title>News</title><link>${ROOT}/</link><description>All</description><item><title>Guide</title><link>${ROOT}/guide</link><guid>1</guid><pubDate>Wed, 19 Mar 2025 00:00:00 GMT</pubDate></item></channel></rss>`;
}

function searchFiles(lang: string): Files {
  const documents = PAGES.filter((page) => page.lang === lang).map(({ path, title, text }, id) => ({
    id,
    title,
    content: text,
    toc: [{ id: 'part', text: 'Part', depth: 2 as const, charIndex: 0 }],
    routePath: path,
    domain: '',
  }));
  const index = { synonyms: [], contents: contentsOf(documents, { base: '/' }) };
  return {
    ...named(`search_index.${lang}`, JSON.stringify(documents)),
    ...named(`search_index_terms.${lang}`, JSON.stringify(index)),
  };
}

function named(name: string, text: string): Files {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return { [`static/${name}.${hash}.json`]: text };
}

/** The first bytes of a PNG file, which state its size. */
function png(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(PNG_SIZE_AT + 8);
  bytes.writeUInt32BE(width, PNG_SIZE_AT);
  bytes.writeUInt32BE(height, PNG_SIZE_AT + 4);
  return bytes;
}
