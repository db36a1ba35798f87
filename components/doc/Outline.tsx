import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import type { TocEntry } from '@/lib/model';
import styles from './Outline.module.css';

/** The headings of the page as links. */
export function Outline({ toc }: { toc: readonly TocEntry[] }) {
  const t = useTranslations('theme');
  return (
    <nav aria-label={t('outlineTitle')}>
      <p className={styles.title}>{t('outlineTitle')}</p>
      <OutlineList toc={toc} />
    </nav>
  );
}

/** The list alone, for a place that brings its own title. */
export function OutlineList({ toc }: { toc: readonly TocEntry[] }) {
  return (
    <ul className={styles.list} data-outline-list>
      {toc.map(({ id, text, depth }) => (
        <li key={id} {...(depth > 2 && { 'data-depth': depth })}>
          <a className={styles.link} href={`#${id}`}>
            {breakable(text)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Names of options are long; a line may end after each of their dots, as in tables (lib/mdx/rehype-tables). */
function breakable(text: string) {
  const [first = '', ...rest] = text.split(/(?<=[a-z]\w*\.)(?=[a-z])/i);
  return (
    <>
      {first}
      {rest.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts never move
        <Fragment key={index}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </>
  );
}
