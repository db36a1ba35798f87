import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { DrawnIcon } from '@/components/ui/Drawing';
import { data } from '@/lib/data-names';
import { NEW_TAB } from '@/lib/new-tab';
import type { PageView } from '@/lib/page/page-view';
import styles from './PageTools.module.css';

/** What to do with the page: copy or read it as Markdown, and edit it. */
export function PageTools({ view: { markdownHref, edit } }: { view: PageView }) {
  const t = useTranslations('layout.tools');
  const all = useTranslations();
  if (markdownHref === undefined && !edit) return null;
  return (
    <ul className={`${styles.root} screen-only`} aria-label={t('name')}>
      {markdownHref !== undefined && (
        <>
          <li className="scripted">
            <CopyButton
              name={t('copyPage')}
              className={styles.tool}
              {...data({
                copyPage: markdownHref,
                done: t('copied'),
                failed: t('copyFailed'),
                request: t('copyRequest'),
              })}
            />
          </li>
          <li className={styles.wide}>
            <a className={styles.tool} href={markdownHref} type="text/markdown">
              <DrawnIcon name="markdown" />
              {t('viewMarkdown')}
            </a>
          </li>
        </>
      )}
      {edit && (
        <li>
          <a className={styles.tool} href={edit.href} {...NEW_TAB}>
            <DrawnIcon name="edit" />
            {edit.text ?? all('theme.editLinkText')}
            <span className="visually-hidden">{` ${all('layout.newTab')}`}</span>
          </a>
        </li>
      )}
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
      <span {...data({ label: true })} suppressHydrationWarning>
        {name}
      </span>
    </button>
  );
}
