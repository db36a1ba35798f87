import { useLocale, useTranslations } from 'next-intl';
import { Drawing } from '@/components/ui/Drawing';
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
            <CopyButton name={t('copyPage')} markdownHref={markdownHref} className={styles.tool} />
            <span hidden>
              <CopyButton name={t('copySection')} className={styles.section} />
            </span>
          </li>
          <li>
            <a className={styles.tool} href={markdownHref} type="text/markdown">
              <Icon>
                <Drawing name="markdown" />
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
              <Drawing name="feed" />
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
}

/** `lib/browser/text/copy-markdown` does the work; its words travel with the button of the page. */
function CopyButton({ name, markdownHref, className }: CopyButtonProps) {
  const t = useTranslations('layout.tools');
  const words = markdownHref !== undefined && {
    'data-done': t('copied'),
    'data-failed': t('copyFailed'),
    'data-request': t('copyRequest'),
  };
  return (
    <button
      className={className}
      type="button"
      title={markdownHref === undefined ? name : undefined}
      data-copy-page={markdownHref}
      data-copy-section={markdownHref === undefined ? '' : undefined}
      {...words}
    >
      <Icon>
        <Drawing name="copy" />
      </Icon>
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
