import { useTranslations } from 'next-intl';
import { data } from '@/lib/data-names';
import type { ListedPage } from '@/lib/page/page-list';
import type { PageView } from '@/lib/page/page-view';
import styles from './SearchPage.module.css';

/**
 * The list of all pages and their sections, which is all of the search without script. With script, a query in its address
 * opens the dialog over it, so that a browser can search here.
 */
export function SearchPage({ view }: { view: PageView }) {
  const t = useTranslations('searchPage');
  return (
    <main className={styles.root} id="_content" tabIndex={-1} {...data({ searchPage: true })}>
      <h1>{view.title}</h1>
      <p className="unscripted">{t('noScript')}</p>
      <h2 id="all-pages">{t('allPages')}</h2>
      <ul className={styles.pages}>
        {view.allPages.map((page) => (
          <ListedPageItem key={page.href} page={page} />
        ))}
      </ul>
    </main>
  );
}

function ListedPageItem({ page: { title, href, sections } }: { page: ListedPage }) {
  return (
    <li>
      <a className={styles.page} href={href}>
        {title}
      </a>
      {sections.length > 0 && (
        <ul className={styles.sections}>
          {sections.map((section) => (
            <li key={section.href}>
              <a href={section.href}>{section.text}</a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
