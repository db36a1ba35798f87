import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { data } from '@/lib/data-names';
import { NEW_TAB } from '@/lib/new-tab';
import type { ActionView } from '@/lib/page/hero-view';
import styles from './ActionLinks.module.css';

/** What a reader can do next. The spaces between the links are for copied text and screen readers. */
export function ActionLinks({ actions }: { actions: readonly ActionView[] }) {
  const t = useTranslations('layout');
  if (actions.length === 0) return null;
  return (
    <p className={styles.root}>
      {actions.map(({ text, href, theme = 'brand', on, opensNewTab }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes, and names may repeat
        <Fragment key={index}>
          {' '}
          <a
            className={theme === 'brand' ? `${styles.action} filled-button` : styles.action}
            {...data({ theme, on })}
            href={href}
            {...(opensNewTab && NEW_TAB)}
          >
            {text}
            {opensNewTab && <span className="visually-hidden">{` ${t('newTab')}`}</span>}
          </a>
        </Fragment>
      ))}
    </p>
  );
}
