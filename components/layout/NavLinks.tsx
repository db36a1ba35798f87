import { useTranslations } from 'next-intl';
import { TaggedText } from '@/components/ui/TaggedText';
import { data } from '@/lib/data-names';
import type { NavViewItem } from '@/lib/page/nav';
import styles from './NavLinks.module.css';

/** An item of the main navigation: the page shown, its section, or neither. */
export function NavLink({ item: { text, href, state, tag } }: { item: NavViewItem }) {
  return (
    <a
      className={styles.link}
      href={href}
      aria-current={state === 'page' ? 'page' : undefined}
      {...data({ active: state !== undefined || undefined })}
    >
      <TaggedText text={text} tag={tag} />
    </a>
  );
}

/** A group of the main navigation: opens under the pointer, by click and by key. */
export function NavDropdown({ item }: { item: NavViewItem }) {
  const t = useTranslations('layout');
  const isActive = holdsCurrent(item);
  return (
    <details className={styles.dropdown} name="menu" {...data({ menu: 'hover' })}>
      <summary
        className={styles.link}
        {...data({ active: isActive || undefined, chevron: 'down' })}
      >
        <TaggedText text={item.text} tag={item.tag} />
        {isActive && <span className="visually-hidden"> {t('holdsCurrent')}</span>}
      </summary>
      <div className={`${styles.panel} raised`}>
        <NavItems items={ownLinkFirst(item)} />
      </div>
    </details>
  );
}

function holdsCurrent({ state, items }: NavViewItem): boolean {
  return state !== undefined || items.some(holdsCurrent);
}

/** A group with a page of its own lists that page first. Its tag is on the toggle. */
function ownLinkFirst(item: NavViewItem): readonly NavViewItem[] {
  if (item.href === undefined) return item.items;
  return [{ ...item, tag: undefined, items: [] }, ...item.items];
}

/** The items of a group; a group within it is a heading with its own items below. */
export function NavItems({ items }: { items: readonly NavViewItem[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.text}>
          {item.href === undefined ? (
            <div className={styles.heading}>
              <TaggedText text={item.text} tag={item.tag} />
            </div>
          ) : (
            <NavLink item={item} />
          )}
          {item.items.length > 0 && <NavItems items={item.items} />}
        </li>
      ))}
    </ul>
  );
}
