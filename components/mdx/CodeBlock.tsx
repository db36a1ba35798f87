import { useTranslations } from 'next-intl';
import { CodeFigure, linesIn } from './CodeFigure';

/** A block with more lines is folded. */
const FOLD_ABOVE_LINES = 30;

interface CodeBlockProps {
  /** The number of the block on its page, from 1. Tells its region from the others. */
  ordinal: string;
  /** The name of the language; absent for plain text. */
  language?: string;
  /** A file name above the code. */
  title?: string;
  /** In a code group the file name, or what the tab is called; the block needs no bar below its tab. */
  tab?: string;
  /** Long lines are wrapped until the reader decides otherwise. */
  wraps?: boolean;
  /** The highlighted code; see lib/mdx/code/code-html.ts. */
  html: string;
}

/** A code block, with its texts in the language of the page. */
export function CodeBlock({ ordinal, language, ...rest }: CodeBlockProps) {
  const { title, tab, html } = rest;
  const t = useTranslations('content');
  const kind = language ?? t('plainText');
  const count = linesIn(html);
  return (
    <CodeFigure
      {...rest}
      language={kind}
      label={t('codeBlock', { ordinal, name: title ?? tab ?? kind })}
      {...(count > FOLD_ABOVE_LINES && { fold: t('allLines', { count: String(count) }) })}
    />
  );
}
