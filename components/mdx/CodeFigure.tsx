'use client';

import { ScriptPlace } from '@/components/ui/ScriptPlace';
import { codeHtml } from '@/lib/code-html';
import styles from './CodeFigure.module.css';

/** A block without title and with no more lines has its buttons beside them, as has plain text. */
const SLIM_LINES = 2;

interface CodeFigureProps {
  code: string;
  /** The colours of the code; see lib/code-html.ts. */
  marks: string;
  language: string;
  /** What the scrolling region is called. */
  label: string;
  title?: string;
  /** Of a block below a tab, which is called so: it has no bar. */
  tab?: string;
  wrap?: 'on' | 'off';
  numbered?: boolean;
  /** Shows the code folded; what opens it is called so. */
  fold?: string;
}

/**
 * A block of code. It scrolls sideways, so the keyboard can reach it; where script runs it gets buttons,
 * see lib/browser/text/code-blocks.ts. A long one is folded by a `details` beside it, without script.
 *
 * It is an island for the sake of the payload alone, which so holds plain code and short marks instead of
 * all the HTML once more. It has no state and listens to nothing.
 */
export function CodeFigure({ code, marks, language, label, ...rest }: CodeFigureProps) {
  const { title, tab, wrap, numbered, fold } = rest;
  const isPlain = marks === '';
  const isShort = code.split('\n').length <= SLIM_LINES;
  const isSlim = tab !== undefined || (title === undefined && (isPlain || isShort));
  return (
    <figure className={styles.root} data-code={tab ?? title ?? language} data-wrap={wrap}>
      {!isSlim && (
        <figcaption>
          {title && <span>{title}</span>}
          {!isPlain && <small>{language}</small>}
        </figcaption>
      )}
      <ScriptPlace data-code-tools />
      {/* biome-ignore lint/a11y/useSemanticElements: a section around it would be one more element per block */}
      <pre
        data-lang={isPlain ? undefined : language}
        data-numbers={numbered}
        data-signs={/(?:added|removed|error|warning)[\w ]*:/.test(marks) || undefined}
        data-focus={/focused[\w ]*:/.test(marks) || undefined}
        dir="ltr"
        translate="no"
        role="region"
        aria-label={label}
        tabIndex={0}
      >
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: codeHtml escapes the code */}
        <code dangerouslySetInnerHTML={{ __html: codeHtml(code, marks) }} />
      </pre>
      {fold && (
        <details className={styles.fold}>
          <summary data-chevron="down">{fold}</summary>
        </details>
      )}
    </figure>
  );
}
