import fc from 'fast-check';
import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { attributeOf, elementsOf, parseHtml, writeHtml } from '@/scripts/export/html';
import { passesOf } from '@/scripts/export/passes';
import { policyOf } from '@/scripts/export/policy';
import { readExportedText } from '@/scripts/publish/exported-text';
import { feedHtmlOf } from '@/scripts/publish/published-page';
import { markdownOf } from '@/scripts/publish/to-markdown';
import { linesOfPage } from '@/scripts/snapshot/lines';
import { UserError } from '@/scripts/support/user-error';
import { anyText, testForAll } from '../../../support/fuzz';
import { nextPage, readNextPage } from '../../../support/next-page';

const ORIGIN = 'https://example.com';

const NAMES = [
  'p',
  'div',
  'ul',
  'li',
  'ol',
  'a',
  'img',
  'h2',
  'pre',
  'code',
  'table',
  'tr',
  'td',
  'th',
  'picture',
  'source',
  'svg',
  'title',
  'details',
  'summary',
  'button',
  'template',
  'blockquote',
  'figure',
  'figcaption',
  'br',
  'wbr',
  'em',
  'strong',
  'script',
  'style',
  'input',
  'dl',
  'dt',
  'dd',
  'section',
  'iframe',
  'video',
  'math',
  'form',
  'select',
  'option',
];
const ATTRIBUTES = [
  'href',
  'src',
  'srcset',
  'class',
  'id',
  'style',
  'onclick',
  'data-scheme',
  'fetchpriority',
  'data-early',
  'hidden',
  'type',
  'checked',
  'start',
  'alt',
  'title',
  'aria-hidden',
  'lang',
  'rel',
  'colspan',
  'data-zoom-src',
  'is',
];
const VALUES = fc.oneof(
  fc.constantFrom(
    '/a',
    '#b',
    'high',
    'light',
    'dark',
    'https://[',
    'javascript:a()',
    'data:,x',
    '/a 1x, /b 2x',
    'language-js',
    '3',
    '',
  ),
  anyText,
);

const escaped = (text: string) =>
  text
    .replaceAll('\0', '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;');

const { html } = fc.letrec<{ html: string }>((tie) => ({
  html: fc.oneof(
    { maxDepth: 5 },
    anyText.map(escaped),
    fc
      .tuple(
        fc.constantFrom(...NAMES),
        fc.dictionary(fc.constantFrom(...ATTRIBUTES), VALUES, { maxKeys: 4 }),
        fc.array(tie('html'), { maxLength: 4 }),
      )
      .map(([name, attributes, children]) => {
        const written = Object.entries(attributes).map(
          ([key, value]) => ` ${key}="${escaped(value)}"`,
        );
        return `<${name}${written.join('')}>${children.join('')}</${name}>`;
      }),
  ),
}));

const CONFIG = {
  ...{ search: { mode: 'off' } as never, imageOrigins: [], connectOrigins: [] },
  ...{ base: '/', url: ORIGIN },
};
const POLICY = policyOf(CONFIG, ['f("$&")']);

testForAll(
  'a page with any content passes through the export, or is rejected by its policy',
  html,
  400,
  (body) => {
    const page = readNextPage(nextPage({ body: `<main>${body}</main>` }));
    const passes = passesOf({
      config: CONFIG,
      policy: POLICY,
      integrityOf: () => 'sha256-a',
      reading: { path: 'static/reading/a.js', texts: [] },
      styleOf: () => ({ href: '/a.css', integrity: 'sha256-a' }),
    });
    try {
      for (const pass of passes) pass(page);
    } catch (error) {
      expect(error).toBeInstanceOf(UserError);
      for (const line of (error as Error).message.split('\n/guide/a: '))
        expect(line).toContain('which the security policy');
      return;
    }
    const written = writeHtml(page.document);
    expect(written).toContain('Content-Security-Policy');
    expect(written).not.toContain('__next_f');
    const scripts = elementsOf(page.document).filter(
      (element) => attributeOf(element, 'src') !== undefined && element.tagName === 'script',
    );
    expect(scripts.every((script) => attributeOf(script, 'integrity') === 'sha256-a')).toBe(true);
    expect(linesOfPage(page.document).length).toBeGreaterThan(5);
  },
);

testForAll(
  'any text of a page can be converted to Markdown and to the HTML of a feed',
  html,
  300,
  (body) => {
    const text = () =>
      readExportedText(fromParse5(parseHtml(`<main>${body}</main>`)) as Root, `${ORIGIN}/guide/a`);
    expect(typeof markdownOf(text())).toBe('string');
    const names = [...elementsOf(parseHtml(feedHtmlOf(text())))].map(({ tagName }) => tagName);
    expect(names).not.toContain('script');
    expect(names).not.toContain('style');
  },
);
