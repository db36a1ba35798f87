import { useTranslations } from 'next-intl';
import { data } from '@/lib/data-names';
import type { HeroMapView } from '@/lib/page/hero-view';
import { changeText, sizeText } from '@/lib/size-text';
import styles from './BundleMap.module.css';

const BUILDS = ['before', 'after'] as const;

/**
 * What a bundle is made of in two builds: area is size. It is a picture with a text; script names its modules and switches to the
 * second build. See lib/browser/home/bundle-map.ts.
 */
export function BundleMap({ map: { svg, before, after, texts } }: { map: HeroMapView }) {
  const t = useTranslations('landing.map');
  const { heading, text, more, title, alt } = texts;
  return (
    <section className={styles.root} aria-labelledby="_map">
      <div className={styles.words}>
        <h2 className="section-title" id="_map">
          {heading}
        </h2>
        <p>{text}</p>
        {more && <a href={more.link}>{more.text}</a>}
      </div>
      <figure
        className={`${styles.map} raised`}
        {...data({
          map: 'before',
          totals: `${before} ${after}`,
          label: t('modules'),
          share: t.raw('share'),
        })}
      >
        <figcaption className={styles.head}>
          <span className={styles.total}>
            <b {...data({ mapTotal: true })} suppressHydrationWarning>
              {sizeText(before)}
            </b>
            <span className={styles.change}>{changeText(before, after)}</span>
            <small>{title}</small>
          </span>
          <fieldset className={`${styles.builds} scripted`}>
            <legend className="visually-hidden">{t('builds')}</legend>
            {BUILDS.map((build) => (
              <button
                type="button"
                aria-pressed={build === 'before'}
                {...data({ mapSwitch: build })}
                key={build}
              >
                {t(build)}
              </button>
            ))}
          </fieldset>
        </figcaption>
        <svg
          className={styles.canvas}
          role="img"
          aria-label={alt}
          {...data({ mapCanvas: true })}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: scripts/prove escapes the names
          dangerouslySetInnerHTML={{ __html: svg }}
        />
        <div className={styles.foot}>
          <div className={styles.module} {...data({ mapModule: true })} />
          <p className="scripted">{t('hint')}</p>
        </div>
      </figure>
    </section>
  );
}
