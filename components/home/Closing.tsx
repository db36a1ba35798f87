import type { PageView } from '@/lib/page/page-view';
import { ActionLinks } from './ActionLinks';
import styles from './Closing.module.css';

/** The end of a home page: a last call to action. */
export function Closing({
  of: { title, text, actions },
}: {
  of: NonNullable<PageView['closing']>;
}) {
  return (
    <section className={styles.root} aria-labelledby="_closing">
      <div className={styles.panel}>
        <h2 className="section-title" id="_closing">
          {title}
        </h2>
        {text && <p className={styles.text}>{text}</p>}
        <ActionLinks actions={actions} />
      </div>
    </section>
  );
}
