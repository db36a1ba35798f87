import { ThemedImage } from '@/components/ui/ThemedImage';
import type { HeroImageView } from '@/lib/hero-view';
import styles from './HeroBlock.module.css';

/**
 * The picture beside the hero. It is likely the largest thing that a reader sees first, so it is asked for
 * before layout: a single one is eager; of a pair the head asks for the one of the reader's scheme, see
 * fetchEarlyPicture.
 */
export function HeroPicture({ image }: { image: HeroImageView }) {
  const { src, srcset, sizes, alt = '', size } = image;
  return (
    <div className={styles.picture}>
      <ThemedImage
        src={src}
        srcset={srcset}
        sizes={sizes}
        width={size?.width}
        height={size?.height}
        alt={alt}
        fetchPriority="high"
      />
    </div>
  );
}
