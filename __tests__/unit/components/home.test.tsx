import { screen } from '@testing-library/react';
import { HeroBlock } from '@/components/home/HeroBlock';
import { LandingHero } from '@/components/home/LandingHero';
import type { HeroView } from '@/lib/hero-view';
import type { PageView } from '@/lib/page-view';
import type { SocialLink } from '@/lib/site-config';
import { renderInEnglish } from '../../support/render';

function view(socialLinks: SocialLink[] = []): PageView {
  const site = { title: 'Product', homeHref: '/', socialLinks };
  return { site, nav: [{ text: 'Guide', href: '/guide', items: [] }] } as unknown as PageView;
}

test('a home page that says nothing has the specified words', () => {
  renderInEnglish(<LandingHero view={view()} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'ProductThe fast Rust-based web bundler',
  );
  expect(screen.getByText('Seamlessly replace webpack with compatible API')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/guide');
  expect(screen.getByRole('link', { name: 'Learn More' })).toBeInTheDocument();
});

test('with a repository the second link leads there', () => {
  const link = { icon: 'github', mode: 'link', content: 'https://example.com/r' } as const;
  renderInEnglish(<LandingHero view={view([link])} />);
  expect(screen.getByRole('link', { name: 'GitHub' })).toHaveAttribute('href', link.content);
  expect(screen.queryByText('Learn More')).not.toBeInTheDocument();
});

const HERO: HeroView = { text: ['One'], actions: [], commands: [], image: undefined };

test('the install command stands in tabs that all pages share', () => {
  const commands = ['npm', 'bun'].map((tool) => ({ tool, command: `${tool} add x` }));
  renderInEnglish(<HeroBlock hero={{ ...HERO, commands }} />);
  const list = screen.getByRole('tablist', { name: 'Package manager' });
  expect(list.parentElement).toHaveAttribute('data-tabs', 'package-manager');
  expect(screen.getByRole('region', { name: 'Install with npm' })).toHaveTextContent('npm add x');
});

test.each([
  ['the same in both schemes is asked for with the page', '/a.svg', 1, 0],
  ['one per scheme is fetched where it is shown, and named in the head', '/b.svg', 2, 2],
])('a picture that is %s', (_, dark, images, preloads) => {
  const src = { light: '/a.svg', dark };
  const image = { src, srcset: undefined, alt: 'A map', size: { width: 640, height: 520 } };
  renderInEnglish(<HeroBlock hero={{ ...HERO, image }} />);
  const shown = screen.getAllByAltText('A map');
  expect(shown.map((node) => [node.getAttribute('loading'), node.getAttribute('width')])).toEqual(
    Array(images).fill([images === 1 ? null : 'lazy', '640']),
  );
  const named = [...document.querySelectorAll('link[rel="preload"]')];
  expect(named.map((link) => [link.getAttribute('href'), link.getAttribute('media')])).toEqual(
    [
      ['/a.svg', '(prefers-color-scheme: light)'],
      ['/b.svg', '(prefers-color-scheme: dark)'],
    ].slice(0, preloads),
  );
});
