import { Fragment } from 'react';
import type { HeroView } from '@/lib/hero-view';
import { ActionLinks } from './ActionLinks';
import { BundleMap } from './BundleMap';
import styles from './HeroBlock.module.css';
import { HeroPicture } from './HeroPicture';
import { InstallCommand } from './InstallCommand';

/** The first screen of a home page: what the product is, what to do next, and a map or a picture of it. */
export function HeroBlock({ hero }: { hero: HeroView }) {
  const { name, text, tagline, actions, install, proof, image, map } = hero;
  return (
    <section className={styles.root} data-image={image || map ? true : undefined}>
      <div className={styles.words}>
        <h1 className={styles.heading}>
          {name && <span className={styles.name}>{name}</span>}
          {text.map(TextLine)}
        </h1>
        {tagline && <p className={styles.tagline}>{tagline}</p>}
        <ActionLinks actions={actions} />
        {proof && (
          <p className={styles.proof}>
            <b>{proof.figure}</b> <a href={proof.link}>{proof.text}</a>
          </p>
        )}
      </div>
      {map ? <BundleMap map={map} /> : image && <HeroPicture image={image} />}
      {install.length > 0 && <InstallCommand install={install} />}
    </section>
  );
}

/** Lines stand below each other; the blank between them is for those who copy them or hear them read. */
function TextLine(line: string, index: number) {
  return (
    <Fragment key={index}>
      {' '}
      <span className={styles.text}>{line}</span>
    </Fragment>
  );
}
