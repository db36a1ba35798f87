import { useTranslations } from 'next-intl';
import type { PageView } from '@/lib/page-view';
import type { ListedPage } from '@/lib/search/page-list';
import { SearchForm } from './SearchForm';
import styles from './SearchPage.module.css';

/**
 * The search as a page: its address can be shared and registered in a browser. A static host cannot search,
 * so without script it is the list of all pages and their sections.
 */
export function SearchPage({ view }: { view: PageView }) {
  const t = useTranslations('searchPage');
  return (
    <main className={styles.root} id="_content" tabIndex={-1}>
      <h1>{view.title}</h1>
      {view.search && <SearchForm href={view.search.pageHref} />}
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
