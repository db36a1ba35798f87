import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { TwinAnchor } from '@/components/layout/TwinAnchor';
import type { PageView } from '@/lib/page-view';
import styles from './HomeFooter.module.css';

/** The footer of a home page: links into the site, to the project, to its feeds in this language, and the languages. */
export function HomeFooter({ view }: { view: PageView }) {
  const t = useTranslations('layout');
  const { nav, languages, site } = view;
  return (
    <footer className={`${styles.root} screen-only`} data-part="footer">
      <div className={styles.frame}>
        <nav className={styles.ways} aria-label={t('footer.name')}>
          <ul className={styles.links}>
            {nav.map(
              ({ text, href }) =>
                href && (
                  <FooterLink href={href} key={href}>
                    {text}
                  </FooterLink>
                ),
            )}
            <ProjectLinks of={site.footer} />
            <FeedItems view={view} />
          </ul>
          {languages.length > 1 && (
            <ul className={styles.links}>
              {languages.map((twin) => (
                <li key={twin.lang}>
                  <TwinAnchor twin={twin} name={twin.lang} lang={twin.lang} hrefLang={twin.lang} />
                </li>
              ))}
            </ul>
          )}
        </nav>
        {site.footer.message && <p className={styles.message}>{site.footer.message}</p>}
      </div>
    </footer>
  );
}

function ProjectLinks({ of: { repository, license } }: { of: PageView['site']['footer'] }) {
  const t = useTranslations('layout.footer');
  return (
    <>
      {repository && <FooterLink href={repository}>{t('repository')}</FooterLink>}
      {license && <FooterLink href={license}>{t('license')}</FooterLink>}
    </>
  );
}

function FeedItems({ view: { head, parts } }: { view: PageView }) {
  const t = useTranslations('layout.tools');
  const locale = useLocale();
  if (!parts.globalUIComponents) return null;
  const feeds = head.feeds.filter(({ lang }) => lang === locale);
  return feeds.map(({ href, mime, title }) => (
    <li key={href} data-part="extras">
      <a href={href} type={mime}>
        {t('feed', { title })}
      </a>
    </li>
  ));
}

function FooterLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <a href={href}>{children}</a>
    </li>
  );
}
