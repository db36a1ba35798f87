import { useTranslations } from 'next-intl';
import { data } from '@/lib/data-names';
import type { TocEntry } from '@/lib/model';
import type { PageView } from '@/lib/page/page-view';
import type { SidebarViewItem } from '@/lib/page/sidebar';
import styles from './LocalBar.module.css';
import { OutlineList } from './Outline';
import { Sidebar } from './Sidebar';

interface LocalBarProps {
  sidebar: readonly SidebarViewItem[];
  toc: readonly TocEntry[];
  /** Of a walkthrough, which has the bar on wide screens too. */
  steps?: PageView['tour'];
}

/** Sidebar and outline on small screens: two panels that open below a bar. */
export function LocalBar({ sidebar, toc, steps }: LocalBarProps) {
  const t = useTranslations();
  if (sidebar.length === 0 && toc.length === 0) return null;
  return (
    <div
      className={`${styles.root} ${steps ? `${styles.tour} ` : ''}screen-only`}
      {...data({ tour: steps && true })}
    >
      {sidebar.length > 0 && (
        <details
          className={styles.menu}
          name="menu"
          {...data({ menu: 'bar', locks: true, part: 'sidebar' })}
        >
          <summary className={styles.toggle} {...data({ chevron: 'down' })}>
            {t('layout.menu')}
          </summary>
          <div className={`${styles.panel} fading-ends`} {...data({ pageList: 'menu' })}>
            <button
              className={`${styles.main} pill-button scripted`}
              type="button"
              {...data({ opens: 'screen' })}
            >
              {t('layout.navigationMenu')}
            </button>
            <Sidebar items={sidebar} />
          </div>
        </details>
      )}
      {steps && <Steps steps={steps} />}
      {toc.length > 0 && (
        <details
          className={styles.outline}
          name="menu"
          {...data({ menu: 'bar', locks: true, part: 'outline' })}
        >
          <summary className={styles.toggle} {...data({ chevron: 'down' })}>
            {t('theme.outlineTitle')}
            {/* Script shows the heading being read here; at the start that is usually the first. */}
            <span
              className={`${styles.current} scripted`}
              {...data({ outlineCurrent: true })}
              suppressHydrationWarning
            >
              {toc[0]?.text}
            </span>
          </summary>
          <nav className={`${styles.panel} fading-ends`} aria-label={t('theme.outlineTitle')}>
            <OutlineList toc={toc} />
          </nav>
        </details>
      )}
    </div>
  );
}

/** The way through a walkthrough; the outline of the page marks the step that is read. */
function Steps({ steps }: { steps: NonNullable<PageView['tour']> }) {
  const t = useTranslations('theme');
  return (
    <nav className={styles.steps} aria-label={t('outlineTitle')}>
      <ol {...data({ outlineList: true })}>
        {steps.map(({ id, label, result }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span>
                {label} {result && <b>{result}</b>}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
