import type { ReactNode } from 'react';
import type { PageView } from '@/lib/page-view';
import { FamilyBlock } from './FamilyBlock';
import { FeatureGrid } from './FeatureGrid';
import { HeroBlock } from './HeroBlock';
import { HomeFooter } from './HomeFooter';
import styles from './HomePage.module.css';
import { HomeText } from './HomeText';
import { LandingHero } from './LandingHero';
import { Stars } from './Stars';

/**
 * The layout of a home page: hero, the page's own text, feature cards, the family of tools, and the footer. The
 * text comes before the cards, because it can show the product.
 */
export function HomePage({ view, children }: { view: PageView; children: ReactNode }) {
  const { hero, features, site, parts, showsTitle } = view;
  return (
    <>
      <main className={styles.root} id="_content" tabIndex={-1} lang={view.untranslated?.lang}>
        {(hero || showsTitle) && (
          <div className={styles.landing}>
            {hero ? <HeroBlock hero={hero} /> : <LandingHero view={view} />}
            <Stars />
          </div>
        )}
        <HomeText>{children}</HomeText>
        {features.length > 0 && <FeatureGrid features={features} />}
        {site.family && <FamilyBlock family={site.family} />}
      </main>
      {parts.footer && <HomeFooter view={view} />}
    </>
  );
}
