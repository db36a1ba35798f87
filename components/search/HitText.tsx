import { Fragment, type ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { codeAndText, markedText } from '@/lib/search/marked-text';
import type { Highlight, Suggestion } from '@/lib/search/model';
import type { SearchLabels } from '@/lib/search/search-labels';
import styles from './HitText.module.css';
import { PAGE_ICON } from './icons';

const DRAWINGS: Record<Suggestion['type'], ReactNode> = {
  title: PAGE_ICON,
  header: <path d="M6.5 2 5 14M11 2 9.5 14M2.75 5.5h11M2.25 10.5h11" />,
  content: <path d="M2.5 4h11M2.5 8h11M2.5 12h6" />,
};

interface HitTextProps {
  hit: Suggestion;
  labels: SearchLabels;
}

/**
 * A hit in words: its kind, the way to it, and the passage that was found. The link around it leaves room for the icon.
 * Every element counts here: a list of hits is drawn while a reader types.
 */
export function HitText({ hit, labels }: HitTextProps) {
  const { type, title, header, statement, highlightInfoList } = hit;
  const kind = { title: labels.kindTitle, header: labels.kindHeader, content: labels.kindContent };
  const marked = (text: string) => <Marked text={text} highlights={highlightInfoList} />;
  const hasPassage = type === 'content' && statement !== undefined;
  const beginning = type === 'content' ? undefined : statement;
  return (
    <>
      <Icon className={hasPassage ? styles.placeIcon : styles.foundIcon}>{DRAWINGS[type]}</Icon>
      <span className={hasPassage ? styles.place : styles.found}>
        {/* It is below the title of its page, which need not be seen again. */}
        {header !== undefined && <span className="visually-hidden">{title} &gt; </span>}
        {header === undefined ? (
          <b>{type === 'title' ? marked(title) : title}</b>
        ) : (
          <b>{type === 'header' ? marked(header) : header}</b>
        )}
      </span>
      <span className="visually-hidden">
        , {kind[type]}
        {(hasPassage || beginning) && ': '}
      </span>
      {hasPassage && (
        <span className={styles.passage}>
          <Passage text={statement} highlights={highlightInfoList} />
        </span>
      )}
      {beginning !== undefined && (
        <span className={styles.beginning}>
          <Passage text={beginning} highlights={[]} />
        </span>
      )}
    </>
  );
}

interface MarkedProps {
  text: string;
  highlights: readonly Highlight[];
}

function Passage({ text, highlights }: MarkedProps) {
  return codeAndText(text).map(({ text: part, start, isCode }) => {
    const marks = highlights.map((mark) => ({ ...mark, start: mark.start - start }));
    const Part = isCode ? 'code' : Fragment;
    return (
      <Part key={start}>
        <Marked text={part} highlights={marks} />
      </Part>
    );
  });
}

function Marked({ text, highlights }: MarkedProps) {
  return markedText(text, highlights).map(({ text: part, isMatch }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text in order
    isMatch ? <mark key={index}>{part}</mark> : part,
  );
}
