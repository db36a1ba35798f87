import { markedText } from '@/lib/search/marked-text';
import type { Suggestion } from '@/lib/search/model';
import type { SearchLabels } from '@/lib/search/search-labels';
import styles from './HitText.module.css';
import { KindIcon } from './KindIcon';

/** A hit in words: what kind it is, the way to it, and the passage that was found. */
export function HitText({ hit, labels }: { hit: Suggestion; labels: SearchLabels }) {
  const { type, title, header, statement, highlightInfoList } = hit;
  const kind = { title: labels.kindTitle, header: labels.kindHeader, content: labels.kindContent };
  const marked = (text: string) => <Marked text={text} highlights={highlightInfoList} />;
  return (
    <>
      <span className={styles.icon}>
        <KindIcon kind={type} />
      </span>
      <span className={styles.text} data-kind={type}>
        <span className={styles.path}>
          {header === undefined ? (
            <b>{type === 'title' ? marked(title) : title}</b>
          ) : (
            <>
              {title} {'> '}
              <b>{type === 'header' ? marked(header) : header}</b>
            </>
          )}
        </span>
        {type === 'content' && statement !== undefined && (
          <>
            <span className="visually-hidden">: </span>
            <span className={styles.statement}>{marked(statement)}</span>
          </>
        )}
        <span className="visually-hidden">, {kind[type]}</span>
      </span>
    </>
  );
}

function Marked({
  text,
  highlights,
}: {
  text: string;
  highlights: Suggestion['highlightInfoList'];
}) {
  return markedText(text, highlights).map(({ text: part, isMatch }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text in order
    isMatch ? <mark key={index}>{part}</mark> : part,
  );
}
