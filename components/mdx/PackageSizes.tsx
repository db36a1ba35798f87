import { useTranslations } from 'next-intl';
import { FigureFoot } from '@/components/ui/FigureFoot';
import { Lanes } from '@/components/ui/Lanes';
import { largestPackages } from '@/lib/package-sizes';
import { sizeText } from '@/lib/size-text';
import styles from './BuildTimeline.module.css';

/** The largest packages in the bundle of the sample app. Copies of one package share a lane. */
export function PackageSizes() {
  const t = useTranslations('content.packages');
  const packages = largestPackages();
  const lanes = packages.map(({ name, size, copies }) => ({
    name,
    value: sizeText(size),
    isBad: copies.length > 1,
    ...(copies.length > 1 && { note: t('copies', { copies: String(copies.length) }) }),
    bars: copies.map(({ from, to, path }) => ({
      from,
      to,
      name: path,
      facts: sizeText(to - from),
    })),
  }));
  return (
    <figure className={styles.root}>
      <Lanes
        id="_packages"
        label={t('label')}
        lanes={lanes}
        max={packages[0]?.size ?? 1}
        tickText={(bytes) => (bytes === 0 ? '0' : sizeText(bytes))}
      />
      <FigureFoot>{t('what')}</FigureFoot>
    </figure>
  );
}
