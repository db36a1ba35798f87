import type { Hero, HeroAction, HeroImage, ThemedSource } from '../frontmatter';
import { assetHref } from '../paths';
import { type DrawnMap, viewPlay } from './play-view';

/** A value per color scheme, which may be the same. */
interface Themed {
  light: string;
  dark: string;
}

/** A command as one package manager writes it. */
interface Command {
  /** What it is for, where there are several. */
  for: string | undefined;
  command: string;
  /** Highlighted. */
  html: string;
}

/** The commands of a package manager. */
export interface ToolCommands {
  tool: string;
  commands: readonly Command[];
}

/** A link that looks like a button. */
export interface ActionView extends Pick<HeroAction, 'text' | 'theme'> {
  href: string;
  /** Shown on these screens alone. */
  on?: 'phone' | 'wide';
  /** The live report has no way back. */
  opensNewTab?: boolean;
}

export type HeroView = ReturnType<typeof viewHero>;
export type HeroImageView = ReturnType<typeof viewImage>;

/** What a hero needs that its front matter does not say. */
export interface HeroParts {
  /** How to install the product; none if the page does not say. */
  install: readonly ToolCommands[];
  /** In CSS px; unknown for a picture from elsewhere. */
  imageSize: { width: number; height: number } | undefined;
  /** Of the card that plays builds. */
  map: DrawnMap | undefined;
}

interface ActionContext {
  resolveLink(link: string): string;
  /** The address of a place in the live report. */
  resolveDemo(name: string): string;
}

interface HeroContext extends HeroParts, ActionContext {
  base: string;
  /** A site without the dark scheme shows the light picture alone. */
  hasDarkMode: boolean;
}

/** A hero as its layout shows it. */
export function viewHero(hero: Hero, context: HeroContext) {
  const { text = [], actions = [], image, play, name, note, tagline } = hero;
  const { install, map, resolveLink } = context;
  return {
    name,
    tagline,
    /** By line. */
    text: typeof text === 'string' ? [text] : text,
    actions: viewActions(actions, context),
    install,
    note: note && {
      text: note.text,
      more: note.more && { text: note.more.text, href: resolveLink(note.more.link) },
    },
    image: image && viewImage(image, context),
    play: play && map && viewPlay(play, map, resolveLink),
    facts: (hero.facts ?? []).map(({ link, ...fact }) => ({
      ...fact,
      href: link && resolveLink(link),
    })),
  };
}

/** Links as a layout shows them. */
export function viewActions(
  actions: readonly HeroAction[],
  { resolveLink, resolveDemo }: ActionContext,
): ActionView[] {
  return actions.flatMap(({ link, demo, ...action }): ActionView[] => {
    const page = link === undefined ? [] : [{ ...action, href: resolveLink(link) }];
    if (demo === undefined) return page;
    const report = { ...action, href: resolveDemo(demo), opensNewTab: true };
    const [tour] = page;
    return tour
      ? [
          { ...report, on: 'wide' },
          { ...tour, on: 'phone' },
        ]
      : [report];
  });
}

function viewImage(image: HeroImage, { base, hasDarkMode, imageSize }: HeroContext) {
  const shown = (themed: Themed) => (hasDarkMode ? themed : { ...themed, dark: themed.light });
  // `/a.png 1x, /b.png 2x` gets the base before each source.
  const withBase = (list: string) =>
    list.replace(/(^|,\s*)(\S+)/g, (_, before: string, source: string) => {
      return before + assetHref(source, base);
    });
  return {
    ...image,
    src: shown(viewSource(image.src, base)),
    srcset: image.srcset ? shown(viewThemed(image.srcset, withBase)) : undefined,
    size: imageSize,
  };
}

/** The two sources of a themed picture, as hrefs. */
export function viewSource(source: ThemedSource, base: string): Themed {
  return viewThemed(source, (path) => assetHref(path, base));
}

function viewThemed(source: ThemedSource, change: (text: string) => string): Themed {
  const { light, dark } = typeof source === 'string' ? { light: source, dark: source } : source;
  return { light: change(light), dark: change(dark) };
}
