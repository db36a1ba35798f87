import type { Hero, HeroAction, HeroImage, ThemedSource } from './model';
import { assetHref } from './paths';

/** A hero picture with a source per colour scheme, which may be the same. */
export interface HeroImageView extends Omit<HeroImage, 'src'> {
  src: { light: string; dark: string };
}

/** A hero whose lines are a list and whose sources carry the base. */
export interface HeroView extends Omit<Hero, 'text' | 'actions' | 'image'> {
  text: readonly string[];
  actions: readonly HeroAction[];
  image: HeroImageView | undefined;
}

/** A hero as its layout shows it. */
export function viewHero(
  hero: Hero,
  resolveLink: (link: string) => string,
  base: string,
): HeroView {
  const { text = [], actions = [], image } = hero;
  return {
    ...hero,
    text: typeof text === 'string' ? [text] : text,
    actions: actions.map((action) => ({ ...action, link: resolveLink(action.link) })),
    image: image && {
      ...image,
      src: viewSource(image.src, base),
      srcset: image.srcset && srcsetHref(image.srcset, base),
    },
  };
}

/** `/a.png 1x, /b.png 2x` with the base before each source. */
function srcsetHref(srcset: string, base: string): string {
  return srcset.replace(/(^|,\s*)(\S+)/g, (_, before: string, source: string) => {
    return before + assetHref(source, base);
  });
}

/** The two sources of a themed picture, as hrefs. */
export function viewSource(source: ThemedSource, base: string): { light: string; dark: string } {
  const { light, dark } = typeof source === 'string' ? { light: source, dark: source } : source;
  return { light: assetHref(light, base), dark: assetHref(dark, base) };
}
