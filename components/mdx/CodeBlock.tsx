import { useTranslations } from 'next-intl';
import styles from './CodeBlock.module.css';

interface CodeBlockProps {
  /** The number of the block on its page, from 1. Tells its region from the others. */
  ordinal: string;
  lang: string;
  /** A file name above the code. */
  title?: string;
  /** Highlighted at build: a line per `.line`, tokens with classes. */
  html: string;
}

/** A block of code. It scrolls sideways, so the keyboard can reach it. */
export function CodeBlock({ ordinal, lang, title, html }: CodeBlockProps) {
  const t = useTranslations('content');
  return (
    <figure className={styles.root}>
      {title && <figcaption className={styles.title}>{title}</figcaption>}
      <section
        className={styles.scroller}
        aria-label={t('codeBlock', { ordinal, name: title ?? lang })}
        tabIndex={0}
      >
        <pre className={styles.code} data-lang={lang} dir="ltr" translate="no">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the highlighter escapes the code */}
          <code dangerouslySetInnerHTML={{ __html: html }} />
        </pre>
      </section>
    </figure>
  );
}
