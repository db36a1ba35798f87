import { useTranslations } from 'next-intl';
import type { LanguageLink } from '@/lib/twins';
import styles from './LanguageLinks.module.css';
import { TwinAnchor } from './TwinAnchor';

/** This page in every language, each named in itself. */
export function LanguageLinks({ languages }: { languages: readonly LanguageLink[] }) {
  const t = useTranslations('layout');
  return (
    <nav aria-label={t('languages')}>
      <ul className={styles.list}>
        {languages.map((twin) => (
          <li key={twin.lang}>
            <TwinAnchor
              twin={twin}
              name={twin.lang}
              className={styles.link}
              lang={twin.lang}
              hrefLang={twin.lang}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
