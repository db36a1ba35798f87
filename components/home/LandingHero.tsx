import { useTranslations } from 'next-intl';
import type { HeroAction } from '@/lib/frontmatter';
import type { PageView } from '@/lib/page-view';
import { HeroBlock } from './HeroBlock';

/** The hero of a home page without one: the title and description of page and site, and links into the site. */
export function LandingHero({ view: { site, nav, title, tagline } }: { view: PageView }) {
  const t = useTranslations('landing');
  const start = nav.find(({ href }) => href !== undefined)?.href ?? site.homeHref;
  const repository = site.socialLinks.find(
    ({ icon, mode }) => icon.toLowerCase() === 'github' && mode === 'link',
  );
  const actions: HeroAction[] = [
    { text: t('getStarted'), link: start },
    repository
      ? { text: 'GitHub', link: repository.content, theme: 'alt' }
      : { text: t('learnMore'), link: start, theme: 'alt' },
  ];
  return (
    <HeroBlock
      hero={{
        name: site.title,
        text: title === site.title ? [] : [title],
        tagline,
        actions,
        commands: [],
        image: undefined,
      }}
    />
  );
}
