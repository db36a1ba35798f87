import { createTranslator } from 'next-intl';
import type { ReactNode } from 'react';
import { messagesFor } from '@/lib/messages';
import type { PageView } from '@/lib/page-view';
import { MAX_QUERY_LENGTH } from '@/lib/search/query-text';
import { SEARCH_SLUG } from '@/lib/search/search-view';
import type { LanguageLink } from '@/lib/twins';
import styles from './NotFoundPage.module.css';

/**
 * What an address without a page shows: the number, the words, and the way home. A host has one such
 * page for all languages, so the words stand here in each; script shows those of the address.
 */
export function NotFoundPage({ view, children }: { view: PageView; children: ReactNode }) {
  return (
    <main
      className={styles.root}
      id="_content"
      tabIndex={-1}
      data-not-found={view.site.defaultLocale}
    >
      <p className={styles.number}>404</p>
      {view.languages.map((language) => (
        <Words language={language} hasSearch={view.search !== undefined} key={language.lang} />
      ))}
      {children}
    </main>
  );
}

function Words({ language, hasSearch }: { language: LanguageLink; hasSearch: boolean }) {
  const { lang, homeHref, isCurrent } = language;
  const t = createTranslator({
    locale: lang,
    messages: messagesFor(lang),
    namespace: 'notFound',
  });
  return (
    <div className={styles.words} lang={lang} data-language={lang} hidden={!isCurrent}>
      <h1 className={styles.heading}>{t('heading')}</h1>
      <p className={styles.text}>{t('text')}</p>
      <a className={styles.home} href={homeHref} data-home>
        {t('home')}
      </a>
      {hasSearch && (
        <a className={`${styles.home} ${styles.all}`} href={homeHref + SEARCH_SLUG}>
          {messagesFor(lang).searchPage.allPages}
        </a>
      )}
      {hasSearch && (
        <form className={styles.search} action={homeHref + SEARCH_SLUG}>
          <input
            className={styles.field}
            type="search"
            name="q"
            aria-label={t('search')}
            maxLength={MAX_QUERY_LENGTH}
            data-words-of-path
          />
          <button className={styles.home} type="submit">
            {t('search')}
          </button>
        </form>
      )}
      <div className={styles.nearest} data-nearest hidden>
        <p>{t('nearest')}</p>
        <ul />
      </div>
    </div>
  );
}
