import { useTranslations } from 'next-intl';
import { CodeFigure } from '@/components/mdx/CodeFigure';
import { Tab, Tabs } from '@/components/mdx/Tabs';
import type { ToolCommands } from '@/lib/page/hero-view';
import styles from './InstallCommand.module.css';

/** How to install the product, in the words of the reader's package manager, which all pages remember. */
export function InstallCommand({
  install,
  within,
}: {
  install: readonly ToolCommands[];
  /** The section it is in, if it is on the page a second time: names of regions are unique. */
  within?: string;
}) {
  const t = useTranslations('landing');
  const nameOf = (command: string) => (within === undefined ? command : `${within}: ${command}`);
  return (
    <div className={styles.root}>
      <Tabs groupId="package-manager" kind="packages">
        {install.map(({ tool, commands }) => (
          <Tab label={tool} value={tool} key={tool}>
            {commands.map(({ for: purpose, command, html }) => (
              <div className={styles.command} key={command}>
                {purpose && <span className={styles.purpose}>{purpose}</span>}
                <CodeFigure
                  html={html}
                  language="bash"
                  label={nameOf(
                    purpose ? t('installFor', { purpose, tool }) : t('install', { tool }),
                  )}
                  tab={purpose ? `${purpose}, ${tool}` : tool}
                  wraps
                />
              </div>
            ))}
          </Tab>
        ))}
      </Tabs>
    </div>
  );
}
