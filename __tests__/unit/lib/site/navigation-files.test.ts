import path from 'node:path';
import { readSite } from '@/lib/site/site';
import {
  type ContentFiles,
  inBothLanguages,
  makeContentFolder,
} from '../../../support/content-folder';

const PAGES = {
  ...inBothLanguages('guide/index.mdx', '# Guide'),
  ...inBothLanguages('guide/a.mdx', '# A'),
  ...inBothLanguages('guide/part/b.mdx', '# B'),
  ...inBothLanguages('guide/c-shared.mdx', 'C'),
  ...inBothLanguages('guide/none.mdx', '---\npageType: 404\n---\n'),
};

async function read(files: ContentFiles) {
  makeContentFolder({ ...PAGES, ...files });
  const { sidebars, navs, problems } = await readSite();
  return { sidebar: sidebars.get('en/guide'), nav: navs.get('en'), problems };
}

test('without a sidebar file the sidebar contains pages and folders by name', async () => {
  const { sidebar } = await read({ 'en/guide/10-j.mdx': '# J\n', 'en/guide/2-i.mdx': '# I\n' });
  expect(sidebar).toMatchObject([
    { kind: 'link', text: 'I' },
    { kind: 'link', text: 'J' },
    { kind: 'link', text: 'A', href: '/guide/a' },
    { kind: 'group', text: 'part', items: [{ text: 'B' }] },
  ]);
});

test('every kind of entry is supported', async () => {
  const { sidebar, problems } = await read({
    'en/guide/_meta.json': JSON.stringify([
      'a',
      { type: 'file', name: 'index', label: 'Start here', tag: 'new' },
      { type: 'file', name: 'part/b', label: 'B of part' },
      { type: 'divider', dashed: true },
      { type: 'section-header', label: 'More' },
      { type: 'dir', name: 'part', label: 'Part', collapsible: false },
      { type: 'dir-section-header', name: 'part', label: 'Part again' },
      { type: 'custom-link', label: 'Home', link: '/' },
      {
        type: 'custom-link',
        label: 'Elsewhere',
        items: [{ type: 'custom-link', label: 'E', link: 'https://example.com' }],
      },
    ]),
  });
  expect(problems).toEqual([]);
  expect(sidebar).toMatchObject([
    { kind: 'link', text: 'A', href: '/guide/a' },
    { kind: 'link', text: 'Start here', href: '/guide', tag: 'new' },
    { kind: 'link', text: 'B of part', href: '/guide/part/b' },
    { kind: 'divider', dashed: true },
    { kind: 'section-header', text: 'More' },
    { kind: 'group', text: 'Part', collapsible: false, collapsed: false },
    { kind: 'section-header', text: 'Part again' },
    { kind: 'link', text: 'B' },
    { kind: 'link', text: 'Home', href: '/' },
    { kind: 'group', text: 'Elsewhere', items: [{ href: 'https://example.com' }] },
  ]);
});

test('navigation items link within their language, and can be nested', async () => {
  const { nav, problems } = await read({
    'en/_nav.json': JSON.stringify([
      { text: 'Guide', link: '/guide/a', activeMatch: '^/guide/' },
      { text: 'More', position: 'left', items: [{ text: 'B', link: '/guide/part/b' }] },
    ]),
  });
  expect(problems).toEqual([]);
  expect(nav).toMatchObject([
    { href: '/guide/a', position: 'right', items: [] },
    { position: 'left', items: [{ href: '/guide/part/b' }] },
  ]);
});

test.each([
  [
    'en/guide/_meta.json',
    '["a",\n  "z"]',
    2,
    'names “z”, which does not exist here.',
    'Use one of a, index, part.',
  ],
  [
    'en/guide/_meta.json',
    '["c-shared"]',
    1,
    'names “c-shared”, a shared piece without a page.',
    'Remove the entry.',
  ],
  [
    'en/guide/_meta.json',
    '["none"]',
    1,
    'names “none”, a page of the type 404, which readers do not look for.',
    'Remove the entry.',
  ],
  ['en/guide/_meta.json', '["a",]', 1, 'is not JSON: value expected.', 'Write strict JSON'],
  [
    'en/guide/_meta.json',
    '[{ "type": "page" }]',
    1,
    '`[0].type` is "page".',
    'Write a name, or an object whose `type` is file, dir,',
  ],
  [
    'en/guide/_meta.json',
    '[\n{ "type": "file", "name": "a",\n"lable": "A" }]',
    3,
    'has the unknown key `lable`.',
    'Did you mean `label`?',
  ],
  [
    'en/guide/_meta.json',
    '[{ "type": "custom-link", "label": "X", "link": "/nowhere" }]',
    1,
    'links to /nowhere, which does not exist.',
    'Correct the path',
  ],
  [
    'en/guide/_meta.json',
    '["a",\n{ "type": "file", "name": "a.mdx", "label": "A" }]',
    2,
    'names “a” twice.',
    'Remove one of them.',
  ],
  [
    'en/guide/_meta.json',
    '[{ "type": "file", "name": "part" }]',
    1,
    'names “part”, a folder without a page of its own.',
    'Write `"type": "dir"`.',
  ],
  [
    'en/guide/_meta.json',
    '[{ "type": "dir", "name": "a" }]',
    1,
    'names “a”, which is not a folder.',
    'Write `"type": "file"`.',
  ],
  [
    'en/guide/_meta.json',
    '[{ "type": "custom-link", "label": "X" }]',
    1,
    '`[0]` is {"type":"custom-link","label":"X"}.',
    'Give it a `link`, or `items`.',
  ],
  [
    'en/_nav.json',
    '[{ "text": "X",\n"link": "/guide/aa" }]',
    2,
    'names /guide/aa, which does not exist.',
    'Did you mean /guide/a?',
  ],
  [
    'en/_nav.json',
    '[{ "text": "X" }]',
    1,
    '`[0]` is {"text":"X"}.',
    'Give it a `link`, or `items`.',
  ],
])('%s with %j: line %i, %s', async (file, text, line, problem, remedy) => {
  const { problems } = await read({ [file]: text });
  expect(problems).toEqual([
    { file: expect.stringContaining(file), line, problem, remedy: expect.stringContaining(remedy) },
  ]);
});

test('a picture next to a link must be in public/, or come from an origin of the site, at every level', async () => {
  const tags = [
    '/none.svg',
    '/icon.svg',
    'new, 1.6',
    '<svg></svg>',
    'https://img.example.com/a.svg',
    'data:image/png;base64,AA',
  ];
  const { problems } = await read({
    'en/_nav.json': `[{ "text": "A", "items": [\n{ "text": "B", "link": "/guide/a",\n"tag": "/none.svg" }] }]`,
    'en/guide/_meta.json': `["a",\n${tags
      .map((tag) => JSON.stringify({ type: 'custom-link', label: 'A', link: '/', tag }))
      .join(',\n')},\n{ "type": "custom-link", "label": "B", "items": [
{ "type": "custom-link", "label": "B", "link": "/", "tag": "/none.svg" }] }]`,
  });
  const none = 'shows the image /none.svg, which does not exist.';
  const pictures = problems.filter(({ problem }) => problem.startsWith('shows the image'));
  expect(pictures.map(({ file, line, problem }) => [path.basename(file), line, problem])).toEqual([
    ['_nav.json', 3, none],
    ['_meta.json', 2, none],
    [
      '_meta.json',
      6,
      'shows the image https://img.example.com/a.svg, which the security policy of the site does not allow.',
    ],
    ['_meta.json', 9, none],
  ]);
});
