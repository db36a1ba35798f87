import { useMessages, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import type { SearchSetup } from '@/lib/browser/search/search-shell';
import { data } from '@/lib/data-names';
import type { PageView } from '@/lib/page/page-view';
import { searchLabelsOf } from '@/lib/search/search-labels';
import { originsOfService } from '@/lib/search/search-modes';
import { PAGE_ICON } from './icons';
import savedStyles from './SavedList.module.css';
import styles from './SearchDialog.module.css';
import { SearchField } from './SearchField';

/**
 * The search dialog of a page, closed, with its field and starting points. Script opens it (lib/browser/search), and a
 * root of its own shows the hits in it; see SearchRoot.
 */
export function SearchDialog({ view: { search } }: { view: PageView }) {
  const t = useTranslations('search');
  const messages = useMessages();
  if (!search) return null;
  const { start, ...view } = search;
  const hosted = view.backend.mode === 'hosted' ? view.backend : undefined;
  const setup: SearchSetup = { view, labels: searchLabelsOf(messages, hosted !== undefined) };
  return (
    <>
      {hosted && (
        <link rel="preconnect" href={originsOfService(hosted.appId)[0]} crossOrigin="anonymous" />
      )}
      <dialog
        className={`${styles.root} raised`}
        {...data({ search: '', locks: true })}
        aria-modal="true"
        aria-label={t('button')}
      >
        <SearchField />
        <div className={styles.body} {...data({ searchPart: 'body' })}>
          {start.length > 0 && (
            <>
              <div className={`${savedStyles.saved} ${savedStyles.page}`} aria-hidden="true">
                {t('noRecent')}
              </div>
              <ul className={savedStyles.root}>
                <li className={savedStyles.name}>{t('start')}</li>
                {start.map(({ href, title }) => (
                  <li key={href} className={savedStyles.list}>
                    <a className={savedStyles.saved} href={href}>
                      <Icon>{PAGE_ICON}</Icon>
                      <span className={savedStyles.text}>{title}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
        <DialogFooter />
        <p className="visually-hidden" role="status" {...data({ searchPart: 'status' })} />
        <script
          type="application/json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a tag
          dangerouslySetInnerHTML={{ __html: JSON.stringify(setup).replaceAll('<', '\\u003c') }}
        />
      </dialog>
    </>
  );
}

/** The keys of the dialog, and whether a slash opens it. Not on screens too small for a keyboard. */
function DialogFooter() {
  const t = useTranslations('search');
  return (
    <div className={styles.footer}>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd>
        {` ${t('navigate')}`}
      </span>
      <span>
        <kbd>↵</kbd>
        {` ${t('select')}`}
      </span>
      <label className={styles.choice}>
        <input type="checkbox" />
        {t('slashKey')}
      </label>
    </div>
  );
}
