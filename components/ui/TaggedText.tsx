import type { Tag as TagSource } from '@/lib/model';
import { isPictureTag } from '@/lib/paths';
import styles from './TaggedText.module.css';

interface TaggedTextProps {
  text: string;
  tag: TagSource | undefined;
}

/** The text of a link and its labels. Without labels it is one string, between whose parts React needs no comment. */
export function TaggedText({ text, tag }: TaggedTextProps) {
  if (!tag) return text;
  return (
    <>
      {text} <Tag tag={tag} />
    </>
  );
}

/** Labels next to a link: words, the URL of a picture, or inline SVG, as in Rspress. */
function Tag({ tag }: { tag: TagSource }) {
  if (tag.trimStart().startsWith('<svg')) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the author's own drawing, from _nav.json or _meta.json
    return <span className={styles.icon} dangerouslySetInnerHTML={{ __html: tag }} />;
  }
  if (isPictureTag(tag)) {
    return <img className={styles.icon} src={tag} alt="" width={16} height={16} />;
  }
  const words = tag.split(',').map((word) => word.trim());
  return words
    .filter((word) => word !== '')
    .map((word) => (
      <span className={styles.word} key={word}>
        {word}
      </span>
    ));
}
