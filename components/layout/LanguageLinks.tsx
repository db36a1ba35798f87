import { useTranslations } from 'next-intl';
import type { LanguageLink } from '@/lib/twins';
import styles from './LanguageLinks.module.css';
import { TwinHint } from './TwinHint';

/** This page in every language, each named in itself. */
export function LanguageLinks({ languages }: { languages: readonly LanguageLink[] }) {
  const t = useTranslations('layout');
  return (
    <nav aria-label={t('languages')}>
      <ul className={styles.list}>
        {languages.map(({ lang, label, href, isCurrent, isExact }) => (
          <li key={lang}>
            <a
              className={styles.link}
              href={href}
              lang={lang}
              hrefLang={lang}
              aria-current={isCurrent || undefined}
              data-twin={isExact ? lang : undefined}
            >
              {label}
              {!isExact && <TwinHint />}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
