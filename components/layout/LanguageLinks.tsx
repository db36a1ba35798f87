import { useTranslations } from 'next-intl';
import type { LanguageLink } from '@/lib/alternates';
import { AlternateAnchor } from './AlternateAnchor';
import styles from './LanguageLinks.module.css';

/** This page in every language, each named in itself. */
export function LanguageLinks({ languages }: { languages: readonly LanguageLink[] }) {
  const t = useTranslations('layout');
  return (
    <nav aria-label={t('languages')}>
      <ul className={styles.list}>
        {languages.map((link) => (
          <li key={link.lang}>
            <AlternateAnchor
              alternate={link}
              name={link.lang}
              className={styles.link}
              lang={link.lang}
              hrefLang={link.lang}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
