import { useTranslations } from 'next-intl';
import { FigureFoot } from '@/components/ui/FigureFoot';
import { data } from '@/lib/data-names';
import styles from './BundleMap.module.css';

/** What a bundle is made of: area is size. Script names its modules; see lib/browser/figures/part-names. */
export function BundleMap({ svg, alt }: { svg: string; alt: string; data?: string }) {
  const t = useTranslations('landing.map');
  return (
    <>
      <svg
        className={styles.root}
        role="img"
        aria-label={alt}
        {...data({ canvas: t('modules') })}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: scripts/proof escapes the names
        dangerouslySetInnerHTML={{ __html: svg }}
      />
      <FigureFoot>
        <span className="scripted">{t('hint')}</span>
      </FigureFoot>
    </>
  );
}
