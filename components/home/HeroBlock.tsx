import { Fragment } from 'react';
import type { HeroAction } from '@/lib/frontmatter';
import type { HeroView } from '@/lib/hero-view';
import styles from './HeroBlock.module.css';
import { HeroPicture } from './HeroPicture';
import { InstallCommand } from './InstallCommand';

/** The first screen of a home page: what the product is, what to do next, and a picture of it. */
export function HeroBlock({ hero }: { hero: HeroView }) {
  const { name, text, tagline, actions, commands, image } = hero;
  return (
    <section className={styles.root} data-image={image !== undefined || undefined}>
      <div className={styles.words}>
        <h1 className={styles.heading}>
          {name && <span className={styles.name}>{name}</span>}
          {text.map(TextLine)}
        </h1>
        {tagline && <p className={styles.tagline}>{tagline}</p>}
        {actions.length > 0 && <p className={styles.actions}>{actions.map(ActionLink)}</p>}
        {commands.length > 0 && <InstallCommand commands={commands} />}
      </div>
      {image && <HeroPicture image={image} />}
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

function ActionLink({ text, link, theme = 'brand' }: HeroAction, index: number) {
  return (
    <Fragment key={index}>
      {' '}
      <a className={styles.action} data-theme={theme} href={link}>
        {text}
      </a>
    </Fragment>
  );
}
