import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import type { PageView } from '@/lib/page-view';
import styles from './PageTools.module.css';

/** The page in other forms: as Markdown to copy or to read, and the feeds that it belongs to. */
export function PageTools({ view: { head, markdownHref, parts } }: { view: PageView }) {
  const t = useTranslations('layout.tools');
  const locale = useLocale();
  const feeds = parts.globalUIComponents ? head.feeds.filter(({ lang }) => lang === locale) : [];
  if (markdownHref === undefined && feeds.length === 0) return null;
  return (
    <ul className={styles.root} aria-label={t('name')}>
      {markdownHref !== undefined && (
        <>
          <li className={styles.scripted}>
            <CopyButton name={t('copyPage')} markdownHref={markdownHref} className={styles.tool}>
              <path d="M5.5 5.5v-3h8v8h-3M2.5 5.5h8v8h-8z" />
            </CopyButton>
            <span hidden>
              <CopyButton name={t('copySection')} className={styles.section}>
                <path d="M5.5 5.5v-3h8v8h-3M2.5 5.5h8v8h-8z" />
              </CopyButton>
            </span>
          </li>
          <li>
            <a className={styles.tool} href={markdownHref} type="text/markdown">
              <Icon>
                <path d="M4 1.5h5.5L13 5v9.5H4zM9 1.5V5.5h4M6.5 8.5h4M6.5 11h4" />
              </Icon>
              {t('viewMarkdown')}
            </a>
          </li>
        </>
      )}
      {feeds.map(({ href, mime, title }) => (
        <li key={href} data-part="extras">
          <a className={styles.tool} href={href} type={mime}>
            <Icon>
              <path d="M3 8a5 5 0 0 1 5 5M3 3.5A9.5 9.5 0 0 1 12.5 13M3.5 12.5h.01" />
            </Icon>
            {t('feed', { title })}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface CopyButtonProps {
  name: string;
  /** What to copy whole; without it the button copies the section it stands in. */
  markdownHref?: string;
  className: string | undefined;
  /** The drawing. */
  children: ReactNode;
}

/** `lib/browser/text/copy-markdown` does the work; its words travel with the button. */
function CopyButton({ name, markdownHref, className, children }: CopyButtonProps) {
  const t = useTranslations('layout.tools');
  return (
    <button
      className={className}
      type="button"
      title={markdownHref === undefined ? name : undefined}
      data-copy-page={markdownHref}
      data-copy-section={markdownHref === undefined ? '' : undefined}
      data-done={t('copied')}
      data-failed={t('copyFailed')}
      data-request={t('copyRequest')}
    >
      <Icon>{children}</Icon>
      <span
        className={markdownHref === undefined ? 'visually-hidden' : undefined}
        data-label
        suppressHydrationWarning
      >
        {name}
      </span>
    </button>
  );
}
