import type { Tag as TagSource } from '@/lib/model';
import styles from './Tag.module.css';

/** A label beside a link: a word, a picture by its URL, or inline SVG, as in the conventions of Rspress. */
export function Tag({ tag }: { tag: TagSource }) {
  if (tag.trimStart().startsWith('<svg')) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the author's own drawing, from _nav.json or _meta.json
    return <span className={styles.icon} dangerouslySetInnerHTML={{ __html: tag }} />;
  }
  if (/^(?:https?:\/|\/|data:image\/)/.test(tag)) {
    return <img className={styles.icon} src={tag} alt="" width={16} height={16} />;
  }
  return <span className={styles.word}>{tag}</span>;
}
