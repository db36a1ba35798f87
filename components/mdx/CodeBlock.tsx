import { useTranslations } from 'next-intl';
import { CodeFigure, linesIn } from './CodeFigure';

/** A block with more lines is folded; its author may decide otherwise. */
const FOLD_ABOVE_LINES = 30;

/** The number of lines that a folded block shows; CodeFigure.module.css has it too. */
const FOLDED_LINES = 15;

interface CodeBlockProps {
  /** The number of the block on its page, from 1. Tells its region from the others. */
  ordinal: string;
  /** The name of the language; absent for plain text. */
  language?: string;
  /** A file name above the code. */
  title?: string;
  /** In a code group the file name, or what the tab is called; the block needs no bar below its tab. */
  tab?: string;
  wrap?: 'on' | 'off';
  fold?: 'on' | 'off';
  /** Show the numbers of the lines. */
  numbered?: boolean;
  /** The highlighted code; see lib/mdx/code/code-html.ts. */
  html: string;
}

/** A code block, with its texts in the language of the page. */
export function CodeBlock({ ordinal, language, fold, ...rest }: CodeBlockProps) {
  const { title, tab, html } = rest;
  const t = useTranslations('content');
  const kind = language ?? t('plainText');
  const count = linesIn(html);
  return (
    <CodeFigure
      {...rest}
      language={kind}
      label={t('codeBlock', { ordinal, name: title ?? tab ?? kind })}
      {...(isFolded(fold, count) && { fold: t('allLines', { count: String(count) }) })}
    />
  );
}

function isFolded(wish: CodeBlockProps['fold'], lines: number): boolean {
  if (wish === undefined) return lines > FOLD_ABOVE_LINES;
  return wish === 'on' && lines > FOLDED_LINES;
}
