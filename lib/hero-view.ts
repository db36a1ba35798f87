import type { Hero, HeroAction, HeroImage, ThemedSource } from './frontmatter';
import { assetHref } from './paths';

/** A value per colour scheme, which may be the same. */
interface Themed {
  light: string;
  dark: string;
}

/** A hero picture with all that reserves its place and fetches it early. */
export interface HeroImageView extends Omit<HeroImage, 'src' | 'srcset'> {
  src: Themed;
  srcset: Themed | undefined;
  /** In CSS px; unknown for a picture from elsewhere. */
  size: { width: number; height: number } | undefined;
}

/** A command as one package manager writes it. */
export interface ToolCommand {
  tool: string;
  command: string;
  /** Its colours, as `encodeLines` wrote them. */
  marks: string;
}

/** A hero whose lines are a list and whose sources carry the base. */
export interface HeroView extends Omit<Hero, 'text' | 'actions' | 'image' | 'install'> {
  text: readonly string[];
  actions: readonly HeroAction[];
  /** How to install the product; none if the page does not say. */
  commands: readonly ToolCommand[];
  image: HeroImageView | undefined;
}

/** What a hero needs beside its front matter. */
export interface HeroParts {
  commands: readonly ToolCommand[];
  imageSize: HeroImageView['size'];
}

interface HeroContext extends HeroParts {
  base: string;
  /** A site without the dark scheme shows the light picture alone. */
  hasDarkMode: boolean;
  resolveLink(link: string): string;
}

/** A hero as its layout shows it. */
export function viewHero(hero: Hero, context: HeroContext): HeroView {
  const { text = [], actions = [], image, name, tagline } = hero;
  const { resolveLink, commands } = context;
  return {
    ...(name !== undefined && { name }),
    ...(tagline !== undefined && { tagline }),
    text: typeof text === 'string' ? [text] : text,
    actions: actions.map((action) => ({ ...action, link: resolveLink(action.link) })),
    commands,
    image: image && viewImage(image, context),
  };
}

function viewImage(image: HeroImage, context: HeroContext): HeroImageView {
  const { base, hasDarkMode, imageSize } = context;
  const shown = (themed: Themed) => (hasDarkMode ? themed : { ...themed, dark: themed.light });
  return {
    ...image,
    src: shown(viewSource(image.src, base)),
    srcset: image.srcset ? shown(viewSrcset(image.srcset, base)) : undefined,
    size: imageSize,
  };
}

/** `/a.png 1x, /b.png 2x` with the base before each source. */
function viewSrcset(srcset: ThemedSource, base: string): Themed {
  const { light, dark } = bothOf(srcset);
  const withBase = (list: string) =>
    list.replace(/(^|,\s*)(\S+)/g, (_, before: string, source: string) => {
      return before + assetHref(source, base);
    });
  return { light: withBase(light), dark: withBase(dark) };
}

/** The two sources of a themed picture, as hrefs. */
export function viewSource(source: ThemedSource, base: string): Themed {
  const { light, dark } = bothOf(source);
  return { light: assetHref(light, base), dark: assetHref(dark, base) };
}

function bothOf(source: ThemedSource): Themed {
  return typeof source === 'string' ? { light: source, dark: source } : source;
}
