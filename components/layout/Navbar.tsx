import { useTranslations } from 'next-intl';
import { SearchTrigger } from '@/components/search/SearchTrigger';
import { ThemedImage } from '@/components/ui/ThemedImage';
import { data } from '@/lib/data-names';
import type { PageView } from '@/lib/page/page-view';
import { FamilyPopover } from './FamilyPopover';
import { LanguageLinks } from './LanguageLinks';
import styles from './Navbar.module.css';
import { NavDropdown, NavLink } from './NavLinks';
import { NavScreen } from './NavScreen';
import { SocialLinks } from './SocialLinks';
import { ThemeControl } from './ThemeControl';
import { VersionMenu } from './VersionMenu';

/** The bar at the top: brand, main navigation, languages, theme. What has no room moves into a menu, see fitNavbar. */
export function Navbar({ view }: { view: PageView }) {
  const { site, languages, versions } = view;
  return (
    <header
      className={styles.root}
      {...data({ kind: view.kind, part: 'navbar', hides: site.hideNavbar === 'auto' || undefined })}
      suppressHydrationWarning
    >
      <div className={styles.bar}>
        <Brand site={site} />
        {site.family && <FamilyPopover family={site.family} />}
        <MainNavigation nav={view.nav} />
        {view.search && <SearchTrigger href={view.search.pageHref} />}
        <div className={styles.controls}>
          {versions.length > 1 && <VersionMenu versions={versions} />}
          {languages.length > 1 && <LanguageLinks languages={languages} />}
          {site.hasDarkMode && <ThemeControl place="bar" />}
          {site.socialLinks.length > 0 && <SocialLinks links={site.socialLinks} place="bar" />}
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

/** Logo and title, linking to the home page of the language. */
function Brand({ site: { title, homeHref, logo } }: { site: PageView['site'] }) {
  return (
    <a className={styles.brand} href={homeHref}>
      {logo && <ThemedImage className={styles.logo} src={logo} alt="" width={32} height={32} />}
      <span>{title}</span>
    </a>
  );
}
