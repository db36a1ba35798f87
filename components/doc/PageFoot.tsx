import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { SocialLinks } from '@/components/layout/SocialLinks';
import { DrawnIcon } from '@/components/ui/Drawing';
import { data } from '@/lib/data-names';
import type { PageView } from '@/lib/page/page-view';
import styles from './PageFoot.module.css';
import { PageTools } from './PageTools';
import { PrevNext } from './PrevNext';

/** The end of a page: its feeds, what to do with it, when it was last changed, its neighbors, and in print its address. */
export function PageFoot({ view }: { view: PageView }) {
  const t = useTranslations();
  const format = useFormatter();
  const locale = useLocale();
  const { lastUpdated, prev, next, head, version, parts } = view;
  const feeds = parts.globalUIComponents ? head.feeds.filter(({ lang }) => lang === locale) : [];
  const day = lastUpdated && format.dateTime(new Date(lastUpdated), { dateStyle: 'long' });
  const printed = [head.canonical, version && t('layout.printedVersion', { version }), day];
  return (
    <footer className={styles.root} {...data({ part: 'footer' })}>
      <div className={styles.line}>
        <SocialLinks links={view.site.socialLinks} place="foot" />
        {feeds.map(({ href, mime, title }) => (
          <a
            className={styles.feed}
            href={href}
            type={mime}
            key={href}
            {...data({ part: 'extras' })}
          >
            <DrawnIcon name="feed" />
            {t('layout.tools.feed', { title })}
          </a>
        ))}
        <PageTools view={view} />
        {day && (
          <span className={styles.date}>
            {t.rich('layout.lastUpdated', {
              label: t('theme.lastUpdatedText'),
              date: day,
              time: (date) => <time dateTime={lastUpdated}>{date}</time>,
            })}
          </span>
        )}
      </div>
      <PrevNext prev={prev} next={next} />
      <p className="print-only">{printed.filter(Boolean).join(' · ')}</p>
    </footer>
  );
}
