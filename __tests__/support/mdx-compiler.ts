import type { ElementContent, Properties } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Glossary, MdxHost, ReportPicture, ReportShot } from '@/lib/mdx/base/host';
import { compileMdx } from '@/lib/mdx/compile';
import type { PageNode } from '@/lib/page-node';
import type { Problem } from '@/lib/problem/problem';

const SHOTS: Record<string, ReportShot> = {
  'bundle-size.tree': {
    alt: 'The tree',
    caption: 'Look at `main.js`.',
    callouts: ['A *file*.', 'Its size.'],
    pictures: [pictureFor('light'), pictureFor('dark')],
  },
};

const GLOSSARY: Glossary = {
  file: 'glossary.yaml',
  groups: [
    {
      id: 'build',
      name: { markdown: 'Build', line: 3 },
      terms: [
        {
          id: 'chunk',
          name: { markdown: '`Chunk`', line: 6 },
          text: { markdown: 'Modules that **load** together, see [this](./a.mdx#b).', line: 7 },
        },
      ],
    },
  ],
};

function pictureFor(scheme: 'light' | 'dark'): ReportPicture {
  return {
    scheme,
    width: 800,
    height: 500,
    avif: `/${scheme}.avif`,
    src: `/${scheme}.webp`,
    phone: { src: `/${scheme}-phone.avif`, width: 460, height: 520 },
  };
}

/** A compiler in which links and images resolve, and pieces are given by name; `own` answers in place of that. */
export function setupCompiler(pieces: Record<string, string> = {}, own: Partial<MdxHost> = {}) {
  const errors: Problem[] = [];
  const host: MdxHost = {
    resolveLink: (link) => ({ href: `/resolved/${link}` }),
    resolveImage: (source) => ({ href: `/images/${source}` }),
    readPiece(specifier) {
      const text = pieces[specifier];
      return text === undefined ? undefined : { file: specifier, text };
    },
    readCode: (file) =>
      file === './demo.ts'
        ? { code: 'export const demo = 1;' }
        : { problem: `takes code from ${file}.`, remedy: 'Fix it.' },
    findMap: (name) => (name === 'harbor' ? '<g></g>' : undefined),
    findShot: (id) => SHOTS[id] ?? { problem: `shows ${id}.`, remedy: 'Fix it.' },
    findDemo: (name) =>
      name === 'bundle-size'
        ? {
            href: '/demo/?lang=en#/bundle/size',
            label: 'Open',
            note: '0.9 MB',
            embed: { show: 'Show', hide: 'Hide', title: 'Live report' },
          }
        : { problem: `leads to ${name}.`, remedy: 'Fix it.' },
    readGlossary: () => GLOSSARY,
    findDefinition: (href) =>
      href.endsWith('#chunk') ? 'Modules that "load" together.' : undefined,
    report: (error) => void errors.push(error),
    ...own,
  };
  const compile = async (text: string, format: 'md' | 'mdx' = 'mdx', isTour = false) => {
    const source = { file: 'page.mdx', text, format };
    const page = await compileMdx(source, { host, isTour });
    return page && { ...page, markup: markupOf(page.nodes) };
  };
  /** The errors as `line: problem`. */
  const problems = () => errors.map(({ line, problem }) => `${line}: ${problem}`);
  return { compile, errors, problems };
}

/** The text of a page as HTML, with components as elements. */
function markupOf(nodes: readonly PageNode[]): string {
  return toHtml(nodes.map(elementOf));
}

function elementOf(node: PageNode): ElementContent {
  if (typeof node === 'string') return { type: 'text', value: node };
  const { name: tagName, props, children } = node;
  const properties = props as Properties;
  return { type: 'element', tagName, properties, children: children.map(elementOf) };
}
