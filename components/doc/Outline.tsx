import { useTranslations } from 'next-intl';
import { IndentedName } from '@/components/ui/BreakableName';
import { data } from '@/lib/data-names';
import type { TocEntry } from '@/lib/model';
import { type ListedName, listedNames } from '@/lib/name-parts';
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

/** The list alone, for a place with its own title. A heading that is a name is indented below the name that it begins with. */
export function OutlineList({ toc }: { toc: readonly TocEntry[] }) {
  const names = listedNames(toc.map(({ text }) => text));
  return (
    <ul className={styles.list} {...data({ outlineList: true })}>
      {toc.map(({ id, depth: written }, index) => {
        const name = names[index] as ListedName;
        const depth = Math.max(written, 2 + name.level);
        return (
          <li key={id} {...data({ depth: depth > 2 ? depth : undefined })}>
            <a className={styles.link} href={`#${id}`}>
              <IndentedName of={name} />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
