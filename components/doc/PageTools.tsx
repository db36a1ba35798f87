import { useLocale, useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { DrawnIcon } from '@/components/ui/Drawing';
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
          <li className="scripted">
            <CopyButton
              name={t('copyPage')}
              className={styles.tool}
              data-copy-page={markdownHref}
              data-done={t('copied')}
              data-failed={t('copyFailed')}
              data-request={t('copyRequest')}
            />
          </li>
          <li>
            <a className={styles.tool} href={markdownHref} type="text/markdown">
              <DrawnIcon name="markdown" />
              {t('viewMarkdown')}
            </a>
          </li>
        </>
      )}
      {feeds.map(({ href, mime, title }) => (
        <li key={href} data-part="extras">
          <a className={styles.tool} href={href} type={mime}>
            <DrawnIcon name="feed" />
            {t('feed', { title })}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface CopyButtonProps extends ComponentProps<'button'> {
  name: string;
  [data: `data-${string}`]: string;
}

/** See lib/browser/text/copy-markdown. */
function CopyButton({ name, ...rest }: CopyButtonProps) {
  return (
    <button type="button" {...rest}>
      <DrawnIcon name="copy" />
      <span data-label suppressHydrationWarning>
        {name}
      </span>
    </button>
  );
}
