import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { data } from '@/lib/data-names';
import type { PageView } from '@/lib/page/page-view';
import { LanguageList } from './LanguageList';
import styles from './SiteFooter.module.css';
import { SocialLinks } from './SocialLinks';

/** The footer of a page that is no document: links into the site, to the project, to its feed in this language, and the languages. */
export function SiteFooter({ view }: { view: PageView }) {
  const t = useTranslations('layout');
  const { nav, languages, site } = view;
  return (
    <footer className={`${styles.root} screen-only`} {...data({ part: 'footer' })}>
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
            <FeedItem view={view} />
          </ul>
          {languages.length > 1 && <LanguageList languages={languages} className={styles.links} />}
        </nav>
        <SocialLinks links={site.socialLinks} place="foot" />
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

/** The first feed in this language; each page of a feed links to its own. */
function FeedItem({ view: { head, parts } }: { view: PageView }) {
  const t = useTranslations('layout.tools');
  const locale = useLocale();
  const feed = head.feeds.find(({ lang }) => lang === locale);
  if (!feed || !parts.globalUIComponents) return null;
  return (
    <li {...data({ part: 'extras' })}>
      <a href={feed.href} type={feed.mime}>
        {t('feed', { title: feed.title })}
      </a>
    </li>
  );
}

function FooterLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <a href={href}>{children}</a>
    </li>
  );
}
