import { screen } from '@testing-library/react';
import { LandingHero } from '@/components/home/LandingHero';
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
