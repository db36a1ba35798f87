import { sizeText } from './bundle-map/size';
import { fillText } from './fill-text';
import type { Hero, HeroAction, HeroImage, HeroMap, ThemedSource } from './frontmatter';
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

/** The map of a bundle, drawn. */
export interface DrawnMap {
  /** The inside of the SVG. */
  svg: string;
  /** Bytes in all. */
  before: number;
  after: number | undefined;
}

export type HeroMapView = DrawnMap & { texts: HeroMap };

/** A command as one package manager writes it. */
interface Command {
  /** What it is for, where there are several. */
  for: string | undefined;
  command: string;
  /** Its colours, as `encodeLines` wrote them. */
  marks: string;
}

/** The commands of a package manager. */
export interface ToolCommands {
  tool: string;
  commands: readonly Command[];
}

/** A link that looks like a button. */
export interface ActionView extends Pick<HeroAction, 'text' | 'theme'> {
  href: string;
}

/** A hero whose lines are a list and whose sources carry the base. */
export interface HeroView extends Pick<Hero, 'name' | 'tagline' | 'proof'> {
  text: readonly string[];
  actions: readonly ActionView[];
  /** How to install the product; none if the page does not say. */
  install: readonly ToolCommands[];
  image: HeroImageView | undefined;
  map: HeroMapView | undefined;
}

/** What a hero needs beside its front matter. */
export interface HeroParts {
  install: readonly ToolCommands[];
  imageSize: HeroImageView['size'];
  map: DrawnMap | undefined;
}

export interface ActionContext {
  resolveLink(link: string): string;
  /** The address of a place in the live report. */
  resolveDemo(name: string): string;
}

interface HeroContext extends HeroParts, ActionContext {
  base: string;
  /** A site without the dark scheme shows the light picture alone. */
  hasDarkMode: boolean;
}

/** A hero as its layout shows it. Its texts may hold sizes of the map: `{before}`, `{after}` and `{less}`. */
export function viewHero(hero: Hero, context: HeroContext): HeroView {
  const { text = [], actions = [], image, map: texts, name, tagline, proof } = hero;
  const { install, map } = context;
  const fill = (sentence: string) => fillText(sentence, sizesOf(map));
  return {
    ...(name !== undefined && { name }),
    ...(tagline !== undefined && { tagline }),
    ...(proof && {
      proof: { ...proof, figure: fill(proof.figure), link: context.resolveLink(proof.link) },
    }),
    text: typeof text === 'string' ? [text] : text,
    actions: viewActions(actions, context),
    install,
    image: image && viewImage(image, context),
    map: texts && map && { ...map, texts: mapValues(texts, fill) },
  };
}

/** Links as a layout shows them. */
export function viewActions(
  actions: readonly HeroAction[],
  { resolveLink, resolveDemo }: ActionContext,
): ActionView[] {
  return actions.map(({ link, demo = '', ...action }) => ({
    ...action,
    href: link === undefined ? resolveDemo(demo) : resolveLink(link),
  }));
}

function sizesOf(map: DrawnMap | undefined): Record<string, string> {
  if (!map) return {};
  const { before, after = before } = map;
  return { before: sizeText(before), after: sizeText(after), less: sizeText(before - after) };
}

function mapValues<Texts extends object>(texts: Texts, change: (text: string) => string): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, change(text)]),
  ) as Texts;
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
