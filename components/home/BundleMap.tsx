import { useTranslations } from 'next-intl';
import { ScriptPlace } from '@/components/ui/ScriptPlace';
import { changeText, sizeText } from '@/lib/bundle-map/size';
import type { HeroMapView } from '@/lib/hero-view';
import styles from './BundleMap.module.css';

/**
 * What a bundle is made of: area is size. It is a picture with a text; script names its modules and, where there is a second
 * build, moves to that. See lib/browser/home/bundle-map.ts.
 */
export function BundleMap({ map: { svg, before, after, texts } }: { map: HeroMapView }) {
  const t = useTranslations('landing.map');
  const hasAfter = after !== undefined && texts.after !== undefined;
  return (
    <figure
      className={`${styles.root} raised`}
      data-map="before"
      data-duplicates={texts.duplicates ? 'shown' : undefined}
      data-totals={hasAfter ? `${before} ${after}` : before}
      data-label={t('modules')}
      data-share={t.raw('share')}
    >
      <figcaption className={styles.head}>
        <span className={styles.title}>{texts.title}</span>
        <span className={styles.total}>
          <b data-map-total suppressHydrationWarning>
            {sizeText(before)}
          </b>
          {hasAfter && <span className={styles.change}>{changeText(before, after)}</span>}
        </span>
      </figcaption>
      <svg
        className={styles.canvas}
        role="img"
        aria-label={texts.alt}
        data-map-canvas
        // biome-ignore lint/security/noDangerouslySetInnerHtml: bundleMapSvg escapes the names
        dangerouslySetInnerHTML={{ __html: svg }}
      />
      <div className={styles.foot}>
        <div className={styles.switches}>
          {texts.duplicates && (
            <button type="button" aria-pressed="true" data-map-switch="duplicates">
              {t('duplicates')}
            </button>
          )}
          {hasAfter && (
            <button type="button" aria-pressed="false" data-map-switch="after">
              {t('after')}
            </button>
          )}
        </div>
        <ScriptPlace className={styles.module} data-map-module />
        {texts.duplicates && <p data-note="duplicates">{texts.duplicates}</p>}
        {hasAfter && <p data-note="after">{texts.after}</p>}
        <p data-note="hint">{t('hint')}</p>
      </div>
    </figure>
  );
}
