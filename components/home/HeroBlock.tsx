import { Fragment } from 'react';
import { ThemedImage } from '@/components/ui/ThemedImage';
import { data } from '@/lib/data-names';
import { before } from '@/lib/fill-text';
import type { HeroImageView, HeroView } from '@/lib/page/hero-view';
import { ActionLinks } from './ActionLinks';
import styles from './HeroBlock.module.css';
import { InstallCommand } from './InstallCommand';
import { PlayCard } from './PlayCard';

/** The first screen of a home page: what the product is, what to do next, and what it shows. */
export function HeroBlock({ hero }: { hero: HeroView }) {
  const { name, text, tagline, actions, install, note, image, play } = hero;
  return (
    <section className={styles.root} {...data({ image: image || play ? true : undefined })}>
      <div className={styles.words}>
        <h1 className={styles.heading}>
          {name && <span className={styles.name}>{name}</span>}
          {text.map(TextLine)}
        </h1>
        {tagline && <p className={styles.tagline}>{tagline}</p>}
        <ActionLinks actions={actions} />
        {note && (
          <p className={styles.note}>
            {before(note.text)}
            {note.more && <a href={note.more.href}>{note.more.text}</a>}
          </p>
        )}
      </div>
      {play ? (
        <div className={styles.play}>
          <PlayCard play={play} />
        </div>
      ) : (
        image && <HeroPicture image={image} />
      )}
      {install.length > 0 && (
        <div className={styles.install}>
          <InstallCommand install={install} />
        </div>
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
