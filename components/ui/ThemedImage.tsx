import type { ComponentProps } from 'react';

interface ThemedImageProps extends Omit<ComponentProps<'img'>, 'src'> {
  src: { light: string; dark: string };
}

/**
 * A picture that may differ by colour scheme. Styles show one of the two; the other is not fetched,
 * because the browser loads a lazy image only where it is shown.
 */
export function ThemedImage({ src: { light, dark }, alt, ...rest }: ThemedImageProps) {
  if (light === dark) return <img {...rest} src={light} alt={alt} />;
  return (
    <>
      <img {...rest} src={light} alt={alt} loading="lazy" data-scheme="light" />
      <img {...rest} src={dark} alt={alt} loading="lazy" data-scheme="dark" />
    </>
  );
}
