import { useTranslations } from 'next-intl';
import type { PageView } from '@/lib/page-view';
import { Brand } from './Brand';
import { LanguageLinks } from './LanguageLinks';
import styles from './Navbar.module.css';
import { NavDropdown, NavLink } from './NavLinks';
import { NavScreen } from './NavScreen';
import { ThemeControl } from './ThemeControl';

/** The bar at the top: brand, main navigation, languages, theme. On small screens they move into a menu. */
export function Navbar({ view }: { view: PageView }) {
  return (
    <header className={styles.root} data-kind={view.kind} data-part="navbar">
      <div className={styles.bar}>
        <Brand site={view.site} />
        <MainNavigation nav={view.nav} />
        <div className={styles.controls}>
          {view.languages.length > 1 && <LanguageLinks languages={view.languages} />}
          {view.site.hasDarkMode && <ThemeControl place="bar" />}
        </div>
        <NavScreen view={view} />
      </div>
    </header>
  );
}

function MainNavigation({ nav }: { nav: PageView['nav'] }) {
  const t = useTranslations('layout');
  if (nav.length === 0) return <div className={styles.nav} />;
  return (
    <nav className={styles.nav} aria-label={t('mainNavigation')}>
      {(['left', 'right'] as const).map((side) => (
        <ul className={styles.list} key={side}>
          {nav
            .filter(({ position }) => position === side)
            .map((item) => (
              <li key={item.text}>
                {item.items.length > 0 ? <NavDropdown item={item} /> : <NavLink item={item} />}
              </li>
            ))}
        </ul>
      ))}
    </nav>
  );
}
