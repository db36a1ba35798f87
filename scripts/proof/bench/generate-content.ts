import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

const PAGES_PER_FOLDER = 50;
const BLOCKS_PER_PAGE = 6;
const LANGUAGES = ['ts', 'js', 'json', 'bash', 'css', 'yaml'] as const;

const CONFIG = `export default {
  title: 'Generated',
  description: 'A site of generated pages.',
  url: 'https://example.com',
  defaultLocale: 'en',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '中文' },
  ],
};
`;

/**
 * Writes a content folder of generated pages in English and Chinese, each with six highlighted code
 * blocks, to measure how builds grow. The same count gives the same bytes.
 *
 * @param pages Pages of both languages together, without the home pages.
 */
export async function generateContent(folder: string, pages: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'site.config.ts'), CONFIG);
  for (const locale of ['en', 'zh']) {
    await mkdir(path.join(folder, locale), { recursive: true });
    await writeFile(path.join(folder, locale, 'index.mdx'), '---\npageType: home\n---\n\n# Home\n');
    for (let page = 0; page < pages / 2; page += 1) {
      const section = path.join(folder, locale, `part-${Math.floor(page / PAGES_PER_FOLDER)}`);
      await mkdir(section, { recursive: true });
      await writeFile(path.join(section, `page-${page}.mdx`), generatePage(page));
    }
  }
}

function generatePage(page: number): string {
  const sections = Array.from({ length: BLOCKS_PER_PAGE }, (_, index) => {
    const lang = LANGUAGES[(page + index) % LANGUAGES.length] ?? 'ts';
    return `## Section ${index} of page ${page}

The build of page ${page} takes **${(page * 7 + index) % 900} ms**, see [this page](./page-${page}.mdx).
A list follows, with \`code\` and words 构建 产物 in it.

- The first point of ${index}, with enough text to fill a line of the page.
- The second point of ${index}, with enough text to fill a line of the page.

\`\`\`${lang}
${generateCode(lang, page, index)}
\`\`\`
`;
  });
  return `# Page ${page}\n\n${sections.join('\n')}`;
}

function generateCode(lang: (typeof LANGUAGES)[number], page: number, index: number): string {
  const lines = Array.from({ length: 12 }, (_, line) => {
    const name = `value${page}x${index}x${line}`;
    switch (lang) {
      case 'json':
        return `  "${name}": { "size": ${line}, "gzip": true }${line < 11 ? ',' : ''}`;
      case 'bash':
        return `npm run build -- --name ${name} # step ${line}`;
      case 'css':
        return `.${name} { color: #${String(line).padStart(3, '0')}; margin: ${line}px; }`;
      case 'yaml':
        return `${name}: { size: ${line}, gzip: true }`;
      default:
        return `export const ${name} = (size = ${line}) => ({ size, label: 'part ${line}' });`;
    }
  });
  return lang === 'json' ? ['{', ...lines, '}'].join('\n') : lines.join('\n');
}
