import { screen, within } from '@testing-library/react';
import { FeatureGrid } from '@/components/home/FeatureGrid';
import { HeroBlock } from '@/components/home/HeroBlock';
import { Closing, FactRow } from '@/components/home/HomePage';
import { LandingHero } from '@/components/home/LandingHero';
import { SiteFooter } from '@/components/layout/SiteFooter';
import type { SocialLink } from '@/lib/config/site-config';
import type { HeroView } from '@/lib/page/hero-view';
import type { PageView } from '@/lib/page/page-view';
import { type PlayView, viewPlay } from '@/lib/page/play-view';
import { coloredCode } from '../../support/colored-code';
import { renderInEnglish } from '../../support/render';

function view(socialLinks: SocialLink[] = []): PageView {
  const site = { title: 'Product', homeHref: '/', socialLinks };
  const nav = [{ text: 'Guide', href: '/guide', items: [] }];
  return { site, nav, title: 'All about it', tagline: 'What it is.' } as unknown as PageView;
}

test('a home page without a hero shows the titles of site and page, and the description', () => {
  renderInEnglish(<LandingHero view={view()} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Product All about it');
  expect(screen.getByText('What it is.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/guide');
  expect(screen.getByRole('link', { name: 'Learn More' })).toBeInTheDocument();
});

test('a home page with the name of its site shows the name once', () => {
  renderInEnglish(<LandingHero view={{ ...view(), title: 'Product' }} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Product');
});

test('if the site has a repository, the second link leads to it', () => {
  const link = { icon: 'github', mode: 'link', content: 'https://example.com/r' } as const;
  renderInEnglish(<LandingHero view={view([link])} />);
  expect(screen.getByRole('link', { name: 'GitHub' })).toHaveAttribute('href', link.content);
  expect(screen.queryByText('Learn More')).not.toBeInTheDocument();
});

const HERO: HeroView = {
  name: undefined,
  tagline: undefined,
  text: ['One'],
  actions: [],
  install: [],
  note: undefined,
  image: undefined,
  play: undefined,
  facts: [],
};

test('the live report opens in a new tab, and says so', () => {
  const actions = [
    { text: 'Start', href: '/a' },
    { text: 'Report', href: '/demo', opensNewTab: true },
  ];
  renderInEnglish(<HeroBlock hero={{ ...HERO, actions }} />);
  const report = screen.getByRole('link', { name: 'Report (opens in a new tab)' });
  expect(report).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('link', { name: 'Start' })).not.toHaveAttribute('target');
});

test('texts in adjacent elements are separated by white space', () => {
  const actions = ['Start', 'More'].map((text) => ({ text, href: '/a' }));
  renderInEnglish(<HeroBlock hero={{ ...HERO, name: 'Name', text: ['See', 'inside'], actions }} />);
  expect(screen.getByRole('heading')).toHaveTextContent(/^Name See inside$/);
  expect(screen.getByText('Start').parentElement?.textContent?.trim()).toBe('Start More');
});

test('the install command is in tabs whose selection all pages share', () => {
  const install = ['npm', 'bun'].map((tool) => {
    return {
      tool,
      commands: [{ for: undefined, command: tool, html: coloredCode(`${tool} add x`) }],
    };
  });
  renderInEnglish(<HeroBlock hero={{ ...HERO, install }} />);
  const list = screen.getByRole('tablist', { name: 'Package manager' });
  expect(list.parentElement).toHaveAttribute('data-tabs', 'package-manager');
  expect(screen.getByRole('region', { name: 'Install with npm' })).toHaveTextContent('npm add x');
});

test('commands for several bundlers have distinct names', () => {
  const commands = ['Rspack', 'webpack'].map((name) => {
    return { for: name, command: name, html: coloredCode(`npm install ${name}`) };
  });
  renderInEnglish(<HeroBlock hero={{ ...HERO, install: [{ tool: 'npm', commands }] }} />);
  expect(screen.getByRole('region', { name: 'Install for webpack with npm' })).toHaveTextContent(
    'npm install webpack',
  );
});

test('an icon of a card is a picture, an emoji or a drawing', () => {
  const icons = ['/a.svg', '📦', '<svg viewBox="0 0 1 1"><path d="M0 0h1"/></svg>'];
  const features = icons.map((icon) => ({ icon, title: icon, details: '' }));
  const { container } = renderInEnglish(<FeatureGrid features={features} />);
  const shown = [...container.querySelectorAll('li > :first-child')];
  expect(shown.map(({ tagName }) => tagName)).toEqual(['IMG', 'SPAN', 'SPAN']);
  expect(shown[1]).toHaveTextContent('📦');
  expect(shown[2]?.querySelector('svg path')).not.toBeNull();
});

test('without a heading above them, the titles of cards are h2', () => {
  renderInEnglish(<FeatureGrid features={[{ title: 'A', details: '' }]} />);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('A');
});

test('a fact is a value and a text, which may be a link', () => {
  const facts = [
    { value: '1.6.5', text: 'latest', href: '/notes' },
    { value: 'MIT', text: 'free', href: undefined },
  ];
  renderInEnglish(<FactRow facts={facts} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '1.6.5 latest',
    'MIT free',
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/notes']);
});

const PLAY: PlayView = viewPlay(
  {
    time: {
      name: 'babel-loader',
      before: { build: 'rspackSlow.everywhere', name: 'babel-loader', text: 'compiles all.' },
      after: { build: 'rspackSlow.builtin', name: 'SWC', text: 'compiles some.' },
      more: { text: 'How', link: '/time' },
    },
    size: {
      name: 'lodash, twice',
      map: 'a',
      before: { name: 'lodash', text: 'is there twice.', alt: 'A treemap' },
      after: { name: 'lodash', text: 'is there once, {less} less.', alt: 'A smaller one' },
      more: { text: 'How', link: '/size' },
    },
  },
  { before: { svg: '', total: 462_096 }, after: { svg: '', total: 379_233 } },
  (link) => link,
);

test('the card has two views with their results and two builds, and shows the first of both', () => {
  renderInEnglish(<HeroBlock hero={{ ...HERO, play: PLAY }} />);
  const radiosOf = (name: string) =>
    within(screen.getByRole('group', { name }))
      .getAllByRole('radio')
      .map((radio) => [radio.closest('label')?.textContent, (radio as HTMLInputElement).checked]);
  expect(radiosOf('What to look at')).toEqual([
    [expect.stringMatching(/^Build time babel-loader [\d.]+\ss → [\d.]+\ss −\d+%$/), true],
    ['JavaScript lodash, twice 462\u00a0kB → 379\u00a0kB −18%', false],
  ]);
  expect(radiosOf('Build')).toEqual([
    ['Before', true],
    ['After', false],
  ]);
});

test('each build has its total, its reason and a link, the loaders as a list, and the map as an image', () => {
  renderInEnglish(<HeroBlock hero={{ ...HERO, play: PLAY }} />);
  const [slow, fast, large, small] = screen.getAllByRole('figure');
  expect(slow).toHaveTextContent(/^Before \d\.\d s Build time babel-loader compiles all. How/);
  const [first] = within(slow as HTMLElement).getAllByRole('listitem');
  expect(first).toHaveTextContent(/^babel-loader \d+ files, \d+ in node_modules [\d.]+ s$/);
  expect(first).toHaveAttribute('data-tone', 'bad');
  expect(fast?.querySelector('[data-tone]')).toBeNull();
  // What is saved is said where the axis goes on after the end of the build.
  expect(slow).not.toHaveTextContent('−');
  expect(fast).toHaveTextContent(/−\d\.\d s/);
  // A loader that is gone keeps its place, so that both builds can be compared.
  expect(within(fast as HTMLElement).getAllByRole('listitem')[0]).toHaveTextContent(
    'babel-loader 0 files –',
  );
  expect(within(large as HTMLElement).getByRole('img')).toHaveAccessibleName('A treemap');
  expect(small).toHaveTextContent('lodash is there once, 82.9 kB less.');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/time',
    '/time',
    '/size',
    '/size',
  ]);
});

test('a note is below the actions', () => {
  const note = { text: 'For webpack.', more: { text: 'See 2.0', href: '/v2' } };
  renderInEnglish(<HeroBlock hero={{ ...HERO, note }} />);
  expect(screen.getByText('For webpack.')).toHaveTextContent('For webpack. See 2.0');
  expect(screen.getByRole('link', { name: 'See 2.0' })).toHaveAttribute('href', '/v2');
});

test('a home page ends with the command and a call to action', () => {
  const closing = {
    title: 'Try it',
    text: 'Now.',
    install: true,
    actions: [{ text: 'Start', href: '/start' }],
  };
  const install = [{ tool: 'npm', commands: [{ for: undefined, command: 'npm i x', html: '' }] }];
  renderInEnglish(<Closing of={closing} install={install} />);
  const end = screen.getByRole('region', { name: 'Try it' });
  const name = 'Try it: Install with npm';
  expect(within(end).getByRole('region', { name })).toBeInTheDocument();
  expect(within(end).getByRole('link', { name: 'Start' })).toHaveAttribute('href', '/start');
});

test.each([
  ['the same in both schemes is loaded with the page', '/a.svg', [null]],
  ['different in each scheme is lazy', '/b.svg', ['lazy', 'lazy']],
])('a hero image that is %s, with high priority', (_, dark, loading) => {
  const src = { light: '/a.svg', dark };
  const image = { src, srcset: undefined, alt: 'A map', size: { width: 640, height: 520 } };
  renderInEnglish(<HeroBlock hero={{ ...HERO, image }} />);
  const shown = screen.getAllByAltText('A map');
  expect(shown.map((node) => node.getAttribute('loading'))).toEqual(loading);
  for (const node of shown) {
    expect(node).toHaveAttribute('width', '640');
    expect(node).toHaveAttribute('fetchpriority', 'high');
  }
});

test('the footer links to pages of the site, the project, feeds of this language, and other languages', () => {
  const feed = (lang: string) => ({ href: `/${lang}.xml`, title: lang, mime: 'a/b', lang });
  const page = {
    ...view(),
    site: {
      footer: {
        message: 'Free',
        repository: 'https://example.com/r',
        license: 'https://example.com/l',
      },
      socialLinks: [{ icon: 'github', mode: 'link', content: 'https://example.com/g' }],
    },
    head: { feeds: [feed('en'), feed('zh')] },
    parts: { globalUIComponents: true },
    languages: ['en', 'zh'].map((lang) => ({ lang, label: lang, href: `/${lang}`, isExact: true })),
  } as unknown as PageView;
  renderInEnglish(<SiteFooter view={page} />);
  const foot = screen.getByRole('contentinfo');
  expect(
    within(foot)
      .getAllByRole('link')
      .map(({ textContent }) => textContent?.trim()),
  ).toEqual(['Guide', 'Source code', 'License', 'en (RSS)', 'en', 'zh', '']);
  // An icon.
  expect(within(foot).getByRole('link', { name: /^GitHub/ })).toBeVisible();
  expect(foot).toHaveTextContent('Free');
});
