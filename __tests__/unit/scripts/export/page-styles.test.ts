import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@/lib/model';
import { writePageStyles } from '@/scripts/export/page-styles';
import { hashOf } from '@/scripts/export/policy';
import { makeTempFolder } from '../../../support/temp-folder';

const SHEETS = {
  a: '@layer base,parts;@layer base{h1{margin:0}.\\31 a_root,.b{color:red}}',
  b: '@layer parts{.b:not(.c){top:0}.c .d{left:0}.e:is(.b,.c){right:0}.f[data-on]{bottom:0}@media print{.d{top:1px}}}',
};
const LINKS = Object.keys(SHEETS).map(
  (name) => `<link rel="stylesheet" href="/docs/_next/static/${name}.css">`,
);

const page = (name: string, pageType: string) =>
  ({ routePath: `/${name}`, frontmatter: { pageType } }) as Page;

function setup(bodies: Record<string, string>, scripts: string[] = []) {
  const folder = makeTempFolder();
  mkdirSync(path.join(folder, '_next/static'), { recursive: true });
  for (const [name, css] of Object.entries(SHEETS)) {
    writeFileSync(path.join(folder, `_next/static/${name}.css`), css);
  }
  const pages = Object.entries(bodies).map(([name, body]) => {
    writeFileSync(path.join(folder, `${name}.html`), `<head>${LINKS.join('')}</head>${body}`);
    return page(name, name.replace(/\d/, ''));
  });
  const styleOf = writePageStyles({ folder, base: '/docs/' }, pages, scripts);
  return (name: string) => {
    const { href, integrity } = styleOf(page(name, name.replace(/\d/, '')));
    const css = readFileSync(path.join(folder, href.slice('/docs/'.length)), 'utf8');
    expect(integrity).toBe(hashOf(css));
    return css;
  };
}

test('a page gets the rules of its elements and classes, and of those of pages of the same type', () => {
  const cssOf = setup({
    doc1: '<p class="1a_root">',
    doc2: '<p class="x b">',
    home: '<p class="d">',
  });
  expect(cssOf('doc1')).toBe(cssOf('doc2'));
  expect(cssOf('doc1')).toBe(
    '@layer base{h1{margin:0}.\\31 a_root,.b{color:red}}@layer parts{.b:not(.c){top:0}}',
  );
  expect(cssOf('home')).toBe('@layer base{h1{margin:0}}@layer parts{@media print{.d{top:1px}}}');
});

test('rules of classes that a script gives to elements stay', () => {
  expect(setup({ doc: '' }, ['n.className="f"'])('doc')).toContain('.f[data-on]{bottom:0}');
});
