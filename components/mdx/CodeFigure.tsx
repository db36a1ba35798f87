import { data } from '@/lib/data-names';
import styles from './CodeFigure.module.css';

/** A block without title and with at most this many lines has its buttons next to the code, as plain text has. */
const SLIM_LINES = 2;

/** A class that is not that of a line without colors: of a run, or of a line with a note. */
const COLORED = /class="(?!line(?: i\d+)?")/;

interface CodeFigureProps {
  /** The highlighted code; see lib/mdx/code/code-html.ts. */
  html: string;
  language: string;
  /** The name of the scrolling region. */
  label: string;
  title?: string;
  /** The name of the tab above the block, which then needs no bar. */
  tab?: string;
  wraps?: boolean;
  /** The label of the control that unfolds the code. Without it the code is not folded. */
  fold?: string;
}

/**
 * A code block. It is a tab stop because it scrolls sideways. With script it gets buttons; see
 * lib/browser/text/code-blocks.ts. A long block is folded by the `details` after it, without script.
 */
export function CodeFigure({ html, language, label, ...rest }: CodeFigureProps) {
  const { title, tab, wraps, fold } = rest;
  const isPlain = !COLORED.test(html);
  const isShort = linesIn(html) <= SLIM_LINES;
  const isSlim = tab !== undefined || (title === undefined && (isPlain || isShort));
  return (
    <figure
      className={styles.root}
      {...data({ code: tab ?? title ?? language, wrap: wraps ? '' : undefined })}
    >
      {!isSlim && (
        <figcaption>
          {title && <span>{title}</span>}
          {!isPlain && <small>{language}</small>}
        </figcaption>
      )}
      <div {...data({ codeTools: '' })} />
      {/* biome-ignore lint/a11y/useSemanticElements: a section around it would be one more element per block */}
      <pre
        {...data({
          lang: isPlain ? undefined : language,
          single: linesIn(html) === 1 || undefined,
        })}
        dir="ltr"
        translate="no"
        role="region"
        aria-label={label}
        tabIndex={0}
      >
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: codeHtml escapes the code */}
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      {fold && (
        <details className={`${styles.fold} screen-only`}>
          <summary {...data({ chevron: 'down' })}>{fold}</summary>
        </details>
      )}
    </figure>
  );
}

/** The number of lines of highlighted code. */
export function linesIn(html: string): number {
  return html.split('\n').length - 1;
}
