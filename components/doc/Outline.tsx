import { useTranslations } from 'next-intl';
import { BreakableName } from '@/components/ui/BreakableName';
import { data } from '@/lib/data-names';
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

/** The list alone, for a place with its own title. */
export function OutlineList({ toc }: { toc: readonly TocEntry[] }) {
  return (
    <ul className={styles.list} {...data({ outlineList: true })}>
      {toc.map(({ id, text, depth }) => (
        <li key={id} {...data({ depth: depth > 2 ? depth : undefined })}>
          <a className={styles.link} href={`#${id}`}>
            <BreakableName text={text} />
          </a>
        </li>
      ))}
    </ul>
  );
}
