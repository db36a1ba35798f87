import { screen, within } from '@testing-library/react';
import { BundleMap } from '@/components/home/BundleMap';
import { FeatureGrid } from '@/components/home/FeatureGrid';
import { HeroBlock } from '@/components/home/HeroBlock';
import { Closing, FactRow } from '@/components/home/HomePage';
import { LandingHero } from '@/components/home/LandingHero';
import { SiteFooter } from '@/components/layout/SiteFooter';
import type { SocialLink } from '@/lib/config/site-config';
import type { HeroView } from '@/lib/page/hero-view';
import type { PageView } from '@/lib/page/page-view';
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
  image: undefined,
  shots: [],
  facts: [],
  map: undefined,
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

test('the bars of a card have the same scale', () => {
  const sample = [
    { name: 'a', value: '2 s', bar: 'start' as const },
    { name: 'b', value: '6 s', bar: 'after' as const, tone: 'bad' as const },
    { name: 'c', value: '4 s', bar: 'within' as const },
    { name: 'd' },
  ];
  const features = [{ title: 'Time', details: 'Where it goes.', sample }];
  renderInEnglish(<FeatureGrid title="What it does" features={features} />);
  const grid = screen.getByRole('region', { name: 'What it does' });
  expect(within(grid).getByRole('heading', { level: 3 })).toHaveTextContent('Time');
  const bars = [...grid.querySelectorAll('rect + rect')];
  expect(bars.map((bar) => [bar.getAttribute('x'), bar.getAttribute('width')])).toEqual([
    ['0%', '25%'],
    ['25%', '75%'],
    ['50%', '50%'],
  ]);
});

test('an icon of a card is a picture, an emoji or a drawing', () => {
  const icons = ['/a.svg', '📦', '<svg viewBox="0 0 1 1"><path d="M0 0h1"/></svg>'];
  const features = icons.map((icon) => ({ icon, title: icon, details: '' }));
  const { container } = renderInEnglish(<FeatureGrid title={undefined} features={features} />);
  const shown = [...container.querySelectorAll('li > :first-child')];
  expect(shown.map(({ tagName }) => tagName)).toEqual(['IMG', 'SPAN', 'SPAN']);
  expect(shown[1]).toHaveTextContent('📦');
  expect(shown[2]?.querySelector('svg path')).not.toBeNull();
});

test('bars of zero have no length', () => {
  const sample = [{ name: 'Now', value: '0 kB', bar: 'start' as const }];
  const features = [{ title: 'Size', details: '', sample }];
  const { container } = renderInEnglish(<FeatureGrid title={undefined} features={features} />);
  const bar = container.querySelector('rect + rect');
  expect([bar?.getAttribute('x'), bar?.getAttribute('width')]).toEqual(['0%', '0%']);
});

test('without a heading above them, the titles of cards are h2', () => {
  renderInEnglish(<FeatureGrid title={undefined} features={[{ title: 'A', details: '' }]} />);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('A');
});

test('pictures of the report are after the install command, each with a caption and a link', () => {
  const shots = [
    { title: 'Slow?', text: 'One loader.', href: '/slow', html: '<img src="/a.avif" alt="Lanes">' },
  ];
  const install = [{ tool: 'npm', commands: [{ for: undefined, command: 'npm i x', html: '' }] }];
  renderInEnglish(<HeroBlock hero={{ ...HERO, install, shots }} />);
  const shot = screen.getByRole('img', { name: 'Lanes' });
  expect(shot.closest('figure')).toHaveTextContent('Slow? One loader.');
  expect(screen.getByRole('link', { name: 'Slow?' })).toHaveAttribute('href', '/slow');
  const command = screen.getByRole('region', { name: 'Install with npm' });
  expect(command.compareDocumentPosition(shot)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
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

const MAP = {
  svg: '',
  before: 462_096,
  after: 379_233,
  texts: {
    data: 'a',
    title: 'App',
    alt: 'A treemap',
    heading: 'One fix',
    text: 'T',
    more: undefined,
  },
};

test('a map has one switch, which is set to the first build', () => {
  renderInEnglish(<BundleMap map={MAP} />);
  const section = screen.getByRole('region', { name: 'One fix' });
  const builds = within(section).getByRole('group', { name: 'Build' });
  expect(
    within(builds)
      .getAllByRole('button')
      .map((button) => [button.textContent, button.getAttribute('aria-pressed')]),
  ).toEqual([
    ['Before', 'true'],
    ['After', 'false'],
  ]);
  expect(within(section).getByRole('img', { name: 'A treemap' })).toBeInTheDocument();
});

test('a home page ends with a call to action', () => {
  const actions = [{ text: 'Start', href: '/start' }];
  renderInEnglish(<Closing of={{ title: 'Try it', text: 'Now.', actions }} />);
  const end = screen.getByRole('region', { name: 'Try it' });
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
  ).toEqual(['Guide', 'Source code', 'License', 'en (RSS)', 'en', 'zh']);
  expect(foot).toHaveTextContent('Free');
});
