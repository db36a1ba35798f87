import type { ReactNode } from 'react';
import type { PageView } from '@/lib/page/page-view';
import { BundleMap } from './BundleMap';
import { Closing } from './Closing';
import { FactRow } from './FactRow';
import { FamilyBlock } from './FamilyBlock';
import { FeatureGrid } from './FeatureGrid';
import { HeroBlock } from './HeroBlock';
import { HomeFooter } from './HomeFooter';
import styles from './HomePage.module.css';
import { HomeText } from './HomeText';
import { LandingHero } from './LandingHero';
import { Stars } from './Stars';

/**
 * The layout of a home page: hero, facts, map of a bundle, feature cards, the page's own text, the last call to action, the family of tools, and
 * the footer.
 */
export function HomePage({ view, children }: { view: PageView; children: ReactNode }) {
  const { hero, features, featuresTitle, closing, site, parts, showsTitle } = view;
  return (
    <>
      <main className={styles.root} id="_content" tabIndex={-1}>
        {(hero || showsTitle) && (
          <div className={styles.landing}>
            {hero ? <HeroBlock hero={hero} /> : <LandingHero view={view} />}
            {!hero?.shots.length && <Stars />}
          </div>
        )}
        {hero && hero.facts.length > 0 && <FactRow facts={hero.facts} />}
        {hero?.map && <BundleMap map={hero.map} />}
        {features.length > 0 && <FeatureGrid title={featuresTitle} features={features} />}
        <HomeText>{children}</HomeText>
        {closing && <Closing of={closing} />}
        {site.family && <FamilyBlock family={site.family} />}
      </main>
      {parts.footer && <HomeFooter view={view} />}
    </>
  );
}
