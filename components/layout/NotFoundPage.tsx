import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { data } from '@/lib/data-names';
import type { PageView } from '@/lib/page/page-view';
import { MAX_QUERY_LENGTH } from '@/lib/search/query-text';
import styles from './NotFoundPage.module.css';

/** The number of links of the navigation that are offered. */
const MOST_ENTRIES = 5;

/**
 * The 404 page: the number, the text, and links to go on. With script the text is hidden until the address has been
 * looked up (see lib/browser/not-found), for a short time at most.
 */
export function NotFoundPage({ view, children }: { view: PageView; children: ReactNode }) {
  const t = useTranslations('notFound');
  return (
    <main
      className={styles.root}
      id="_content"
      tabIndex={-1}
      {...data({ notFound: 'open', defaultLocale: view.site.defaultLocale })}
    >
      <p className={styles.number}>404</p>
      <h1 className="section-title">{t('heading')}</h1>
      <p className={styles.text}>{t('text')}</p>
      {/* As the bundler says it, which readers of this site know too well. */}
      <p className={`${styles.error} scripted`} translate="no">
        Module not found: Can’t resolve{' '}
        <span {...data({ address: true })} suppressHydrationWarning />
      </p>
      {view.search && <SearchForPage href={view.search.pageHref} />}
      <a
        className={`${styles.action} pill-button`}
        href={view.site.homeHref}
        {...data({ home: true })}
      >
        {t('home')}
      </a>
      <div className={styles.pages} {...data({ nearest: true })} hidden>
        <p>{t('nearest')}</p>
        <ul />
      </div>
      <Entries nav={view.nav} />
      {children}
    </main>
  );
}

function SearchForPage({ href }: { href: string }) {
  const t = useTranslations();
  return (
    <>
      {/* Without script the search page is a list of all pages. */}
      <a className={`${styles.action} pill-button unscripted`} href={href}>
        {t('searchPage.allPages')}
      </a>
      <form className={`${styles.search} scripted`} action={href}>
        <input
          className={`${styles.field} field`}
          type="search"
          name="q"
          aria-label={t('notFound.search')}
          maxLength={MAX_QUERY_LENGTH}
          {...data({ wordsOfPath: true })}
        />
        <button className={`${styles.action} pill-button filled-button`} type="submit">
          {t('notFound.search')}
        </button>
      </form>
    </>
  );
}

/** Links of the navigation, for an address without similar pages. */
function Entries({ nav }: Pick<PageView, 'nav'>) {
  const t = useTranslations('notFound');
  const links = nav
    .flatMap((item) => [item, ...item.items])
    .flatMap(({ text, href }) => (href?.startsWith('/') ? [{ text, href }] : []));
  // A menu and one of its items may lead to the same page.
  const entries = links.filter(
    ({ href }, index) => links.findIndex((link) => link.href === href) === index,
  );
  if (entries.length === 0) return null;
  return (
    <div className={styles.pages} {...data({ entries: true })}>
      <p>{t('entries')}</p>
      <ul>
        {entries.slice(0, MOST_ENTRIES).map(({ text, href }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
