import { useTranslations } from 'next-intl';
import { Children, isValidElement, type ReactNode } from 'react';
import { data } from '@/lib/data-names';
import styles from './Tabs.module.css';

interface TabProps {
  label: string;
  /** What the choice is stored as. Default: the label. */
  value?: string;
  children?: ReactNode;
}

interface TabsProps {
  /** Groups of one id share the choice, which is remembered. */
  groupId?: string;
  /** Tabs of code are one frame with it. */
  kind?: 'code' | 'packages';
  children?: ReactNode;
}

interface TabView {
  label: string;
  value: string;
  content: ReactNode;
}

/** One tab of a group. The group shows it; by itself it is its content. */
export function Tab({ children }: TabProps) {
  return children;
}

/**
 * Texts of which one is shown at a time. The server renders all of them and selects the first; without script and in
 * print, all are shown below their labels. `lib/browser/text/tabs` connects tabs and panels.
 */
export function Tabs({ groupId, kind, children }: TabsProps) {
  const t = useTranslations('content.tabs');
  const tabs = tabsIn(children);
  const [chosen] = tabs;
  return (
    <div className={styles.root} {...data({ tabs: groupId ?? '', kind: kind && 'code' })}>
      <div className={`${styles.list} screen-only`} role="tablist" aria-label={t(kind ?? 'name')}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            className={styles.tab}
            role="tab"
            aria-selected={tab === chosen}
            tabIndex={tab === chosen ? 0 : -1}
            {...data({ value: tab.value })}
            suppressHydrationWarning
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          className={styles.panel}
          role="tabpanel"
          hidden={tab !== chosen}
          {...data({ value: tab.value })}
          suppressHydrationWarning
        >
          <p className={styles.label}>{tab.label}</p>
          <div className={styles.content}>{tab.content}</div>
        </div>
      ))}
    </div>
  );
}

function tabsIn(children: ReactNode): TabView[] {
  return Children.toArray(children)
    .filter((child) => isValidElement<TabProps>(child))
    .map(({ props: { label, value = label, children: content } }) => ({ label, value, content }));
}
