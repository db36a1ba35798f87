import { ThemedImage } from '@/components/ui/ThemedImage';
import type { HeroImageView, HeroView } from '@/lib/hero-view';
import type { HeroAction } from '@/lib/model';
import styles from './HeroBlock.module.css';

/** The first screen of a home page: what the product is, what to do next, and a picture of it. */
export function HeroBlock({ hero }: { hero: HeroView }) {
  return (
    <section className={styles.root} data-image={hero.image !== undefined || undefined}>
      <div>
        <h1 className={styles.heading}>
          {hero.name && <span className={styles.name}>{hero.name}</span>}
          {hero.text.map((line) => (
            <span className={styles.text} key={line}>
              {line}
            </span>
          ))}
        </h1>
        {hero.tagline && <p className={styles.tagline}>{hero.tagline}</p>}
        {hero.actions.length > 0 && (
          <p className={styles.actions}>
            {hero.actions.map((action) => (
              <ActionLink action={action} key={action.text} />
            ))}
          </p>
        )}
      </div>
      {hero.image && <HeroPicture image={hero.image} />}
    </section>
  );
}

function ActionLink({ action: { text, link, theme = 'brand' } }: { action: HeroAction }) {
  return (
    <a className={styles.action} data-theme={theme} href={link}>
      {text}
    </a>
  );
}

function HeroPicture({ image: { src, alt = '', srcset, sizes } }: { image: HeroImageView }) {
  return (
    <div className={styles.picture}>
      <ThemedImage src={src} srcSet={srcset} sizes={sizes} alt={alt} width={640} height={520} />
    </div>
  );
}
