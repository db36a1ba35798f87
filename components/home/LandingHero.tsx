import { useTranslations } from 'next-intl';
import type { ActionView } from '@/lib/page/hero-view';
import type { PageView } from '@/lib/page/page-view';
import { HeroBlock } from './HeroBlock';

/** The hero of a home page without one: the title and description of page and site, and links into the site. */
export function LandingHero({ view: { site, nav, title, tagline } }: { view: PageView }) {
  const t = useTranslations('landing');
  const start = nav.find(({ href }) => href !== undefined)?.href ?? site.homeHref;
  const repository = site.socialLinks.find(
    ({ icon, mode }) => icon.toLowerCase() === 'github' && mode === 'link',
  );
  const actions: ActionView[] = [
    { text: t('getStarted'), href: start },
    repository
      ? { text: 'GitHub', href: repository.content, theme: 'alt' }
      : { text: t('learnMore'), href: start, theme: 'alt' },
  ];
  return (
    <HeroBlock
      hero={{
        name: site.title,
        text: title === site.title ? [] : [title],
        tagline,
        actions,
        install: [],
        note: undefined,
        image: undefined,
        play: undefined,
        facts: [],
      }}
    />
  );
}
