import { useTranslations } from 'next-intl';
import type { LanguageLink, NavViewItem, PageView } from '@/lib/page-view';
import { Brand } from './Brand';
import styles from './Navbar.module.css';
import { ThemeControl } from './ThemeControl';

/** The bar at the top: brand, main navigation, languages. The same on every page of a language. */
export function Navbar({ view }: { view: PageView }) {
  const left = view.nav.filter(({ position }) => position === 'left');
  const right = view.nav.filter(({ position }) => position === 'right');
  return (
    <header className={styles.root} data-kind={view.kind} data-part="navbar">
      <div className={styles.bar}>
        <Brand site={view.site} />
        <MainNavigation left={left} right={right} />
        {view.languages.length > 1 && <LanguageLinks languages={view.languages} />}
        {view.site.hasDarkMode && <ThemeControl />}
      </div>
    </header>
  );
}

interface MainNavigationProps {
  left: readonly NavViewItem[];
  right: readonly NavViewItem[];
}

function MainNavigation({ left, right }: MainNavigationProps) {
  const t = useTranslations('layout');
  if (left.length + right.length === 0) return <div className={styles.nav} />;
  return (
    <nav className={styles.nav} aria-label={t('mainNavigation')}>
      <NavList items={left} />
      <NavList items={right} />
    </nav>
  );
}

function NavList({ items }: { items: readonly NavViewItem[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.text}>
          {item.items.length > 0 ? <NavDropdown item={item} /> : <NavLink item={item} />}
        </li>
      ))}
    </ul>
  );
}

function NavLink({ item }: { item: NavViewItem }) {
  return (
    <a
      className={styles.link}
      href={item.href}
      aria-current={item.state === 'page' ? 'page' : undefined}
      data-active={item.state !== undefined || undefined}
    >
      {item.text}
    </a>
  );
}

function NavDropdown({ item }: { item: NavViewItem }) {
  return (
    <details className={styles.dropdown} name="navbar">
      <summary className={styles.link} data-active={item.state !== undefined || undefined}>
        {item.text}
      </summary>
      <ul className={styles.panel}>
        {item.items.map((child) => (
          <li key={child.text}>
            <NavLink item={child} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The page in the other languages. With two languages that is one link. */
function LanguageLinks({ languages }: { languages: readonly LanguageLink[] }) {
  const t = useTranslations('layout');
  return (
    <nav className={styles.languages} aria-label={t('languages')}>
      <ul className={styles.list}>
        {languages.map(({ lang, label, href, isCurrent }) => (
          <li key={lang}>
            <a
              className={styles.language}
              href={href}
              lang={lang}
              hrefLang={lang}
              aria-current={isCurrent || undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
