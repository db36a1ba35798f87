/** An edit of an author while a page is open. */
export interface EditKind {
  name: string;
  /** The bound that the project has set, in words. */
  bound: string;
  /** The path of the open page. */
  path: string;
  /** Relative to the content folder. */
  file: string;
  /** Whether the file is missing before every edit. */
  isNew?: boolean;
  /** The mark of an edit: a text or a color. */
  markOf(edit: number): string;
  /** The text of the file with a mark. */
  change(text: string, mark: string): string;
  /** The element that shows the mark after the edit. */
  shownIn: string;
}

const wordsOf = (edit: number) => `Edit ${edit}.`;
const TEXT = { markOf: wordsOf, change: addParagraph, shownIn: 'main' };
const LISTED = { bound: 'at most 400 ms', markOf: wordsOf, shownIn: '[data-part="sidebar"]' };
const SIGNED = { bound: 'at most 700 ms', path: '/guide/start/signed', shownIn: '.sign' };

/** The edited components, and a page that shows them. */
export const SIGNED_PAGE: Readonly<Record<string, string>> = {
  'components/Sign.tsx': `import styles from './Sign.module.css';

export function Sign() {
  return <p className={\`sign \${styles['sign']}\`}>WORDS</p>;
}
`,
  'components/Sign.module.css': '.sign {\n  color: rgb(0, 0, 0);\n}\n',
  'components/Switch.tsx': `'use client';

export function Switch() {
  return <button className="switch">WORDS</button>;
}
`,
  'en/guide/start/signed.mdx': '# Signed\n\n<Sign />\n\n<Switch />\n',
  'zh/guide/start/signed.mdx': '# Signed\n\n<Sign />\n\n<Switch />\n',
};

/** Edits of this site. */
export const OWN_EDITS: readonly EditKind[] = [
  {
    ...TEXT,
    name: 'the quick start',
    bound: 'at most 250 ms, worst 500',
    path: '/guide/start/quick-start',
    file: 'en/guide/start/quick-start.mdx',
  },
  {
    ...TEXT,
    name: 'a piece of the quick start',
    bound: LISTED.bound,
    path: '/guide/start/quick-start',
    file: 'en/guide/start/quick-start-shared.mdx',
  },
  ...editsOfLists('guide/start', 'quick-start'),
  {
    ...SIGNED,
    name: 'a component of the content folder',
    file: 'components/Sign.tsx',
    markOf: wordsOf,
    change: (text, mark) => text.replace('WORDS', mark),
  },
  {
    ...SIGNED,
    name: 'a client component of the content folder',
    file: 'components/Switch.tsx',
    markOf: wordsOf,
    change: (text, mark) => text.replace('WORDS', mark),
    shownIn: '.switch',
  },
  {
    ...SIGNED,
    name: 'the style sheet of a component',
    file: 'components/Sign.module.css',
    markOf: colorOf,
    change: (text, mark) => text.replace(/rgb\(.*\)/, mark),
  },
  {
    ...SIGNED,
    name: '`theme.css`',
    file: 'theme.css',
    markOf: colorOf,
    change: (_, mark) => `:root {\n  --color-text: ${mark};\n}\n`,
    shownIn: 'body',
  },
];

/** Edits of generated pages. */
export const GENERATED_EDITS: readonly EditKind[] = [
  {
    ...TEXT,
    name: 'the text of a page',
    bound: 'at most 120 ms, worst 500',
    path: '/part-0/page-7',
    file: 'en/part-0/page-7.mdx',
  },
  ...editsOfLists('part-0', 'page-7'),
];

/** Edits that change the navigation. */
function editsOfLists(folder: string, page: string): EditKind[] {
  const open = { ...LISTED, path: `/${folder}/${page}` };
  const added = `/${folder}/brand-new`;
  return [
    { ...open, name: 'front matter', file: `en/${folder}/${page}.mdx`, change: setTitle },
    {
      ...open,
      name: '`_meta.json`',
      file: `en/${folder}/_meta.json`,
      change: (_, label) => JSON.stringify([{ type: 'file', name: page, label }]),
    },
    {
      ...open,
      name: 'a new page',
      path: added,
      file: `en${added}.mdx`,
      isNew: true,
      change: (_, mark) => `# Brand new\n\n${mark}\n`,
      shownIn: 'main',
    },
  ];
}

function colorOf(edit: number): string {
  return `rgb(1, 2, ${edit})`;
}

/** Adds a paragraph before the first section. */
function addParagraph(text: string, words: string): string {
  return text.replace(/\n(?=##+ )/, `\n${words}\n\n`);
}

function setTitle(text: string, title: string): string {
  const [, rest = text] = /^---\n([\s\S]*)$/.exec(text) ?? [undefined, `---\n${text}`];
  return `---\ntitle: ${title}\n${rest}`;
}
