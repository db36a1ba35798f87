import { useTranslations } from 'next-intl';
import { TaggedText } from '@/components/ui/TaggedText';
import { data } from '@/lib/data-names';
import type { SidebarViewItem } from '@/lib/page/sidebar';
import styles from './Sidebar.module.css';

/** The pages of the section, in groups that open and close without script. */
export function Sidebar({ items }: { items: readonly SidebarViewItem[] }) {
  const t = useTranslations('layout');
  return (
    <nav className={styles.root} aria-label={t('sidebar')}>
      <SidebarList items={items} />
    </nav>
  );
}

function SidebarList({ items }: { items: readonly SidebarViewItem[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is static, and dividers have no name
        <li key={index}>
          <SidebarEntry item={item} />
        </li>
      ))}
    </ul>
  );
}

function SidebarEntry({ item }: { item: SidebarViewItem }) {
  switch (item.kind) {
    case 'link':
      return <SidebarLink item={item} />;
    case 'group':
      return <SidebarGroup item={item} />;
    case 'section-header':
      return (
        <p className={styles.header}>
          <TaggedText text={item.text} tag={item.tag} />
        </p>
      );
    case 'divider':
      return <hr className={styles.divider} {...data({ dashed: item.dashed || undefined })} />;
  }
}

interface LinkTarget {
  text: string;
  href?: string;
  tag?: string;
  isCurrent: boolean;
}

function SidebarLink({ item: { text, href, tag, isCurrent } }: { item: LinkTarget }) {
  return (
    <a className={styles.link} href={href} aria-current={isCurrent ? 'page' : undefined}>
      <TaggedText text={text} tag={tag} />
    </a>
  );
}

function SidebarGroup({ item }: { item: Extract<SidebarViewItem, { kind: 'group' }> }) {
  const { text, href, tag, items, collapsible, isOpen } = item;
  const name = <TaggedText text={text} tag={tag} />;
  if (collapsible && href === undefined) {
    return (
      <details open={isOpen} suppressHydrationWarning>
        <summary className={styles.title} {...data({ chevron: 'side' })}>
          <span>{name}</span>
        </summary>
        <SidebarList items={items} />
      </details>
    );
  }
  const title = (
    <div className={styles.title}>{href === undefined ? name : <SidebarLink item={item} />}</div>
  );
  if (!collapsible) {
    return (
      <>
        {title}
        <SidebarList items={items} />
      </>
    );
  }
  return (
    <div className={styles.linked}>
      {title}
      <details open={isOpen} suppressHydrationWarning>
        <summary className={styles.toggle} aria-label={text} {...data({ chevron: 'side' })} />
        <SidebarList items={items} />
      </details>
    </div>
  );
}
