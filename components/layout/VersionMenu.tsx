import { useTranslations } from 'next-intl';
import { data } from '@/lib/data-names';
import type { VersionLink } from '@/lib/page/alternates';
import { AlternateAnchor } from './AlternateAnchor';
import styles from './VersionMenu.module.css';

/** This page in every version of the documentation, in a menu that is named after the version shown. */
export function VersionMenu({ versions }: { versions: readonly VersionLink[] }) {
  const t = useTranslations('layout');
  const current = versions.find(({ isCurrent }) => isCurrent);
  return (
    <details className={styles.root} name="menu" {...data({ menu: 'hover' })}>
      <summary className={styles.toggle} {...data({ chevron: 'down' })}>
        <span className="visually-hidden">{t('version')} </span>
        {current?.label}
      </summary>
      <VersionList versions={versions} className={`${styles.panel} raised`} />
    </details>
  );
}

interface VersionListProps {
  versions: readonly VersionLink[];
  className?: string;
}

/** The list alone, for the full-screen menu. */
export function VersionList({ versions, className }: VersionListProps) {
  const t = useTranslations('layout');
  return (
    <nav className={className} aria-label={t('versions')}>
      <ul>
        {versions.map((link) => (
          <li key={link.version}>
            <AlternateAnchor alternate={link} name={link.version} className={styles.link} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
