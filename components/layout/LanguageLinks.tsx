import { useTranslations } from 'next-intl';
import type { LanguageLink } from '@/lib/page-view';
import styles from './LanguageLinks.module.css';

/** This page in every language, each named in itself. */
export function LanguageLinks({ languages }: { languages: readonly LanguageLink[] }) {
  const t = useTranslations('layout');
  return (
    <nav aria-label={t('languages')}>
      <ul className={styles.list}>
        {languages.map(({ lang, label, href, isCurrent }) => (
          <li key={lang}>
            <a
              className={styles.link}
              href={href}
              lang={lang}
              hrefLang={lang}
              aria-current={isCurrent || undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
