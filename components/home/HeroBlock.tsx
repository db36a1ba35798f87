import { Fragment } from 'react';
import { ThemedImage } from '@/components/ui/ThemedImage';
import { data } from '@/lib/data-names';
import type { HeroImageView, HeroView } from '@/lib/page/hero-view';
import { ActionLinks } from './ActionLinks';
import styles from './HeroBlock.module.css';
import { InstallCommand } from './InstallCommand';

/** The first screen of a home page: what the product is, what to do next, and pictures of it. */
export function HeroBlock({ hero }: { hero: HeroView }) {
  const { name, text, tagline, actions, install, image, shots } = hero;
  const hasShots = shots.length > 0;
  return (
    <section className={styles.root} {...data({ image: image || hasShots ? true : undefined })}>
      <div className={styles.words}>
        <h1 className={styles.heading}>
          {name && <span className={styles.name}>{name}</span>}
          {text.map(TextLine)}
        </h1>
        {tagline && <p className={styles.tagline}>{tagline}</p>}
        <ActionLinks actions={actions} />
      </div>
      {install.length > 0 && <InstallCommand install={install} />}
      {hasShots ? (
        <div className={styles.shots}>
          <HeroShots shots={shots} />
        </div>
      ) : (
        image && <HeroPicture image={image} />
      )}
    </section>
  );
}

/**
 * The picture next to the words. It is likely the largest element that a reader sees first, so it is requested before
 * layout: a single one is eager; of a pair, the head requests the one for the reader's scheme (see fetchEarlyPicture).
 */
function HeroPicture({ image: { size, alt = '', ...rest } }: { image: HeroImageView }) {
  return (
    <div className={styles.picture}>
      <ThemedImage {...rest} {...size} alt={alt} fetchPriority="high" />
    </div>
  );
}

/** Lines are below each other; the space between them is for copied text and screen readers. */
function TextLine(line: string, index: number) {
  return (
    <Fragment key={index}>
      {' '}
      <span className={styles.text}>{line}</span>
    </Fragment>
  );
}

/** Pictures of the report, each with what it shows. */
function HeroShots({ shots }: { shots: HeroView['shots'] }) {
  return (
    <div className={styles.heroShots}>
      {shots.map(({ title, text, href, html }) => (
        <figure key={title} className={`${styles.shot} raised`}>
          <figcaption>
            <a href={href}>{title}</a> {text}
          </figcaption>
          <div
            className={styles.heroShotsPicture}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: hast-util-to-html has escaped it
            dangerouslySetInnerHTML={{ __html: html }}
          />
        </figure>
      ))}
    </div>
  );
}
