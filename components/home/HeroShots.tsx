import { data } from '@/lib/data-names';
import type { HeroView } from '@/lib/page/hero-view';
import styles from './HeroShots.module.css';

/** Pictures of the report, each with what it shows. They are drawn once when they are seen; see lib/browser/home/draw-shots. */
export function HeroShots({ shots }: { shots: HeroView['shots'] }) {
  return (
    <div className={styles.root}>
      {shots.map(({ title, text, href, html }) => (
        <figure
          key={title}
          className={`${styles.shot} raised`}
          {...data({ shot: true })}
          suppressHydrationWarning
        >
          <figcaption>
            <a href={href}>{title}</a> {text}
          </figcaption>
          <div
            className={styles.picture}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: hast-util-to-html has escaped it
            dangerouslySetInnerHTML={{ __html: html }}
          />
        </figure>
      ))}
    </div>
  );
}
