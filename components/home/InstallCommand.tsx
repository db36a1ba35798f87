import { useTranslations } from 'next-intl';
import { CodeFigure } from '@/components/mdx/CodeFigure';
import { Tab, Tabs } from '@/components/mdx/Tabs';
import type { ToolCommand } from '@/lib/hero-view';
import styles from './InstallCommand.module.css';

/** How to install the product, in the words of the reader's package manager, which all pages remember. */
export function InstallCommand({ commands }: { commands: readonly ToolCommand[] }) {
  const t = useTranslations('landing');
  return (
    <div className={styles.root}>
      <Tabs ordinal="install" groupId="package-manager" kind="packages">
        {commands.map(({ tool, command, marks }) => (
          <Tab label={tool} value={tool} key={tool}>
            <CodeFigure
              code={command}
              marks={marks}
              language="bash"
              label={t('install', { tool })}
              tab={tool}
              wrap="on"
            />
          </Tab>
        ))}
      </Tabs>
    </div>
  );
}
