import { useTranslations } from 'next-intl';
import { data } from '@/lib/data-names';
import type { OverviewGroup } from '@/lib/page/overview';
import styles from './Overview.module.css';

/**
 * The pages of a folder with their headings, in groups. Script shows a filter above them; without it the
 * list is complete.
 */
export function Overview({ groups }: { groups: readonly OverviewGroup[] }) {
  const t = useTranslations();
  const noResult = t('theme.filterNoResultText');
  return (
    <div
      className={styles.root}
      {...data({ overview: true, found: t('overview.found', { count: '{count}' }) })}
    >
      <p className={`${styles.filter} scripted screen-only`}>
        <label htmlFor="_filter">{t('theme.filterNameText')}</label>
        <input
          className={`${styles.input} field`}
          id="_filter"
          type="search"
          placeholder={t('theme.filterPlaceholderText')}
          autoComplete="off"
          spellCheck={false}
        />
      </p>
      <p className={styles.empty} {...data({ overviewEmpty: true })} hidden>
        {t('overview.noResult', { text: noResult, query: '' })}
        <span {...data({ overviewQuery: true })} />
      </p>
      {groups.map(({ name = t('overview.others'), items }) => (
        <section className={styles.group} key={items[0]?.href} {...data({ overviewGroup: true })}>
          <h2>{name}</h2>
          <ul className={styles.items}>
            {items.map(({ text, href, headings }) => (
              <li className={styles.item} key={href} {...data({ overviewItem: true })}>
                <a className={styles.page} href={href}>
                  {text}
                </a>
                {headings.length > 0 && <HeadingList headings={headings} />}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function HeadingList({ headings }: { headings: OverviewGroup['items'][number]['headings'] }) {
  return (
    <ul className={styles.headings}>
      {headings.map(({ text, href }) => (
        <li key={href}>
          <a className={styles.heading} href={href}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
