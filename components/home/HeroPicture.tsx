import { ThemedImage } from '@/components/ui/ThemedImage';
import type { HeroImageView } from '@/lib/hero-view';
import styles from './HeroBlock.module.css';

/**
 * The picture beside the hero. It is likely the largest thing that a reader sees first, so it is asked for
 * before layout: a single one is eager, of a pair the head names the one of the system's scheme. Who chose
 * the other scheme gets that one with the layout, as everywhere.
 */
export function HeroPicture({ image }: { image: HeroImageView }) {
  const { src, srcset, sizes, alt = '', size } = image;
  const common = { sizes, width: size?.width, height: size?.height };
  return (
    <div className={styles.picture}>
      {src.light === src.dark ? (
        <img {...common} src={src.light} srcSet={srcset?.light} alt={alt} fetchPriority="high" />
      ) : (
        <>
          <Preload image={image} scheme="light" />
          <Preload image={image} scheme="dark" />
          <ThemedImage {...common} src={src} srcset={srcset} alt={alt} />
        </>
      )}
    </div>
  );
}

function Preload({ image, scheme }: { image: HeroImageView; scheme: 'light' | 'dark' }) {
  const { src, srcset, sizes } = image;
  return (
    <link
      rel="preload"
      as="image"
      href={src[scheme]}
      imageSrcSet={srcset?.[scheme]}
      imageSizes={sizes}
      media={`(prefers-color-scheme: ${scheme})`}
      fetchPriority="high"
    />
  );
}
