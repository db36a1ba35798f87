import type { ComponentProps } from 'react';
import { data } from '@/lib/data-names';

interface ThemedImageProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet'> {
  src: { light: string; dark: string };
  srcset?: { light: string; dark: string } | undefined;
}

/**
 * A picture that may differ by color scheme. Styles show one of the two; the other is not fetched,
 * because the browser loads a lazy image only where it is shown.
 */
export function ThemedImage({ src, srcset, alt, ...rest }: ThemedImageProps) {
  if (src.light === src.dark) {
    return <img {...rest} src={src.light} srcSet={srcset?.light} alt={alt} />;
  }
  return (['light', 'dark'] as const).map((scheme) => (
    <img
      {...rest}
      key={scheme}
      src={src[scheme]}
      srcSet={srcset?.[scheme]}
      alt={alt}
      loading="lazy"
      {...data({ scheme })}
    />
  ));
}
