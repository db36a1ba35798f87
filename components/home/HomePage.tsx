import type { ReactNode } from 'react';
import { data } from '@/lib/data-names';
import type { HeroView } from '@/lib/page/hero-view';
import type { PageView } from '@/lib/page/page-view';
import { ActionLinks } from './ActionLinks';
import { FamilyBlock } from './FamilyBlock';
import { FeatureGrid } from './FeatureGrid';
import { HeroBlock } from './HeroBlock';
import styles from './HomePage.module.css';
import { InstallCommand } from './InstallCommand';
import { LandingHero } from './LandingHero';

/** Specified: 35 stars at fixed places. */
const COUNT = 35;

/** Steps of the R2 sequence, whose points fill an area evenly and without a pattern. */
const STEP = { x: 0.7548776662, y: 0.569840291 };

/** Specified: how much wider each star is than the one before, and the narrowest, in px. */
const WIDTHS = { step: 1 / 20, least: 3 };

/**
 * The layout of a home page: hero, facts, feature cards, the page's own text, the last call to action, and the family of
 * tools.
 */
export function HomePage({ view, children }: { view: PageView; children: ReactNode }) {
  const { hero, features, closing, site, showsTitle } = view;
  return (
    <main className={styles.root} id="_content" tabIndex={-1}>
      {(hero || showsTitle) && (
        <div className={styles.landing}>
          {hero ? <HeroBlock hero={hero} /> : <LandingHero view={view} />}
          {!hero?.play && <Stars />}
        </div>
      )}
      {hero && hero.facts.length > 0 && <FactRow facts={hero.facts} />}
      {features.length > 0 && <FeatureGrid features={features} />}
      <HomeText>{children}</HomeText>
      {closing && <Closing of={closing} install={hero?.install ?? []} />}
      {site.family && <FamilyBlock family={site.family} />}
    </main>
  );
}

/** The end of a home page: a last call to action. */
export function Closing({
  of: { title, text, install: hasInstall, actions },
  install,
}: {
  of: NonNullable<PageView['closing']>;
  install: HeroView['install'];
}) {
  return (
    <section className={styles.closing} aria-labelledby="_closing">
      <div className={styles.panel}>
        <h2 className="section-title" id="_closing">
          {title}
        </h2>
        {text && <p className={styles.text}>{text}</p>}
        {hasInstall && <InstallCommand install={install} within={title} />}
        <ActionLinks actions={actions} />
      </div>
    </section>
  );
}

/** What is good to know about the product, in one row. */
export function FactRow({ facts }: { facts: HeroView['facts'] }) {
  return (
    // The lines are as wide as the text.
    <div>
      <ul className={styles.factRow}>
        {facts.map(({ value, text, href }) => (
          <li key={value}>
            <b>{value}</b> {href ? <a href={href}>{text}</a> : <span>{text}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The text of a home page, with centered headings and large pictures. */
function HomeText({ children }: { children: ReactNode }) {
  return <div className={`${styles.homeText} prose`}>{children}</div>;
}

/**
 * Points of light behind the hero, which lean toward a near pointer; see lib/browser/home/stars. They come after the
 * hero in the page, because their places depend on its height, which grows until all of it is parsed.
 */
function Stars() {
  return (
    <svg className={styles.stars} aria-hidden="true" {...data({ stars: '' })}>
      {Array.from({ length: COUNT }, (_, index) => {
        const x = Math.round(2 + 96 * ((0.5 + (index + 1) * STEP.x) % 1));
        const y = Math.round(3 + 92 * ((0.5 + (index + 1) * STEP.y) % 1));
        const width = (index + 1) * WIDTHS.step + WIDTHS.least;
        return <circle cx={`${x}%`} cy={`${y}%`} r={width / 2} key={`${x} ${y}`} />;
      })}
    </svg>
  );
}
