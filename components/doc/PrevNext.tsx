import { useTranslations } from 'next-intl';
import type { TextLink } from '@/lib/page/page-view';
import styles from './PrevNext.module.css';

interface PrevNextProps {
  prev: TextLink | undefined;
  next: TextLink | undefined;
}

/** Links to the pages before and after this one. A page without neighbors gets none. */
export function PrevNext({ prev, next }: PrevNextProps) {
  const t = useTranslations();
  if (!prev && !next) return null;
  return (
    <nav className={styles.root} aria-label={t('layout.pagination')}>
      {prev && <PageLink rel="prev" caption={t('theme.prevPageText')} link={prev} />}
      {next && <PageLink rel="next" caption={t('theme.nextPageText')} link={next} />}
    </nav>
  );
}

interface PageLinkProps {
  rel: 'prev' | 'next';
  caption: string;
  link: TextLink;
}

function PageLink({ rel, caption, link }: PageLinkProps) {
  return (
    <a className={styles[rel]} href={link.href} rel={rel}>
      <span className={styles.caption}>{caption}</span>
      <span className={styles.text}>{link.text}</span>
    </a>
  );
}
