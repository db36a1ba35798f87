import { z } from 'zod';
import { isPictureName } from './feature-icon';
import { type PageType, WRITTEN_PAGE_TYPES } from './page-types';
import { calendarDay, overviewHeaders, strict, themedSource } from './schemas';
import { scriptIn } from './script-in';
import { TIMELINE_NAMES } from './timeline';

/** YAML reads 404 as a number. */
const pageType = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  z.enum(WRITTEN_PAGE_TYPES),
);

const label = z.string().trim().min(1, 'Write what readers see.');
const link = z.string().trim().min(1, 'Write where it leads, as ./guide/index.mdx or a full URL.');

const heroAction = strict({
  text: label,
  link: link.optional(),
  /** A place in the live report, as of `<DemoLink to>`. */
  demo: z.string().optional(),
  theme: z.enum(['brand', 'alt']).optional(),
}).check(({ value, issues }) => {
  if (value.link !== undefined || value.demo !== undefined) return;
  const message = 'Write where it leads: `link`, as ./guide/index.mdx or a full URL, or `demo`.';
  issues.push({ code: 'custom', input: value.link, path: ['link'], message });
});

const installCommand = z.string().trim().min(1, 'Write a command as: install my-plugin -D.');

const heroImage = strict({
  src: themedSource,
  alt: z.string().optional(),
  /** One per color scheme if there are two sources. */
  srcset: themedSource.optional(),
  sizes: z.string().optional(),
}).check(({ value, issues }) => {
  if (value.srcset === undefined || typeof value.src === typeof value.srcset) return;
  const message =
    'Give it the form of `src`: one text for both schemes, or `light` and `dark` in both.';
  issues.push({ code: 'custom', input: value.srcset, path: ['srcset'], message });
});

const textLink = strict({ text: label, link });

/** What a build of the card comes from, and what is said of that. */
const played = { name: label, text: label };
const playedTime = strict({ build: z.enum(TIMELINE_NAMES), ...played });
const playedSize = strict({ ...played, alt: label });

const heroPlay = strict({
  time: strict({ name: label, before: playedTime, after: playedTime, more: textLink }),
  size: strict({
    name: label,
    map: z.string().regex(/^[\w-]+$/, 'Write the name of a file in content/maps, without .svg.'),
    before: playedSize,
    after: playedSize,
    more: textLink,
  }),
});

/** A step of a walkthrough in a word or two, and the result so far. */
const tourStep = strict({ label, result: z.string().optional() });

/** Something to know about the product, and where it comes from. */
const heroFact = strict({ value: label, text: label, link: link.optional() });

const hero = strict({
  name: z.string().optional(),
  /** One line, or one entry per line. */
  text: z
    .union([z.string(), z.array(z.string())], {
      error: 'Write one line of text, or a list of lines.',
    })
    .optional(),
  tagline: z.string().optional(),
  actions: z.array(heroAction).optional(),
  /** What follows the name of the package manager: `install x -D`. */
  install: z
    .union([installCommand, z.array(strict({ for: label, command: installCommand }))], {
      error: 'Write one command, or a list of `for` and `command`.',
    })
    .optional(),
  /** Below the actions. */
  note: strict({ text: label, more: textLink.optional() }).optional(),
  /** Beside the words: a picture, or a card that plays two builds. */
  image: heroImage.optional(),
  play: heroPlay.optional(),
  facts: z.array(heroFact).optional(),
});

const featureIcon = z
  .string()
  .refine((icon) => isPictureName(icon) || scriptIn(icon) === undefined, {
    error: 'Write the path of a picture, an emoji, or SVG without scripts.',
  });

const feature = strict({
  icon: featureIcon.optional(),
  title: label,
  details: z.string(),
  link: link.optional(),
  /** Columns of twelve that the card takes. Default 4. */
  span: z.literal([2, 3, 4, 6]).optional(),
});

const feed = strict({
  url: z
    .string()
    .regex(/^(?:\/|https?:\/\/)/, 'Write a path from the root, as /feeds/blog.xml, or a full URL.'),
  mime: z.string().regex(/^[\w.+-]+\/[\w.+-]+$/, 'Write a type as application/rss+xml.'),
  language: z.string().optional(),
});

/** What an author may write above a page. `CONTRIBUTING.md` lists it from the descriptions here. */
export const frontmatterSchema = strict({
  title: z.string().trim().min(1, 'Write a title, or leave the key out.').optional().meta({
    type: 'text, the `# h1`',
    description: 'Title where the text has no h1, or another title for navigation',
  }),
  titleSuffix: z.string().optional().meta({
    type: 'text, the title of the site',
    description: 'What follows the dash in `<title>`',
  }),
  description: z.string().optional().meta({
    type: 'text, the first paragraph',
    description: 'For search engines; one plain sentence of 20 to 170 characters',
  }),
  pageType: pageType.default('doc').meta({
    type: `${WRITTEN_PAGE_TYPES.map((name) => `\`${name}\``).join(', ')}; \`doc\``,
    description: 'The layout',
  }),
  published_at: calendarDay.optional().meta({
    type: 'day, `2025-03-19`',
    description: 'Publication of a blog post',
  }),
  navbar: z.boolean().default(true).meta({ description: '`false` removes the navigation bar' }),
  sidebar: z.boolean().default(true).meta({ description: '`false` removes the sidebar' }),
  outline: z.boolean().default(true).meta({ description: '`false` removes the outline' }),
  footer: z.boolean().default(true).meta({ description: '`false` removes the foot of the page' }),
  overview: z.boolean().default(false).meta({
    description:
      'Lists the other pages of the folder with their headings below the text, in the groups of the sidebar, with a filter. Such a page needs no title',
  }),
  overviewHeaders: overviewHeaders.optional().meta({
    type: 'list of depths, `[2]`',
    description:
      'Headings that overviews list below this page; on an overview below every page. A sidebar or navigation entry may have it too',
  }),
  tour: z.record(z.string(), tourStep).optional().meta({
    type: '`label` and `result` by heading id',
    description:
      'Makes the page a walkthrough: in a wide window the figure of a section stays beside its text, and these steps, each with a label of a word or two and perhaps the result so far, are listed at the top. A link to an id in that figure lights up its row',
  }),
  globalUIComponents: z
    .boolean()
    .default(true)
    .meta({ description: '`false` removes image zoom and feed links' }),
  hero: hero.optional().meta({
    type: 'the titles of site and page, and the description',
    description:
      'The first screen of a home page: `name`, `text` (a line or a list), `tagline`, `actions` (`text`; `link`, or `demo` with the `link` that phones get instead, because the report is for wide screens; `theme`: `brand` or `alt`), `install` (a command without the name of the package manager, or a list of `for` and `command`), `note` (a line below the actions: `text`, `more`), `image` (`src`, `alt`, `srcset`, `sizes`; `src` and `srcset` alike are one text, or `light` and `dark`) or `play` (see [Figures](#figures)), and `facts` (`value`, `text`, `link`)',
  }),
  features: z.array(feature).optional().meta({
    type: 'none',
    description:
      'The cards of a home page: `title`, `details`, and optional `icon` (a picture in `public/`, an emoji or inline SVG), `link` and `span`, the columns of twelve: 2, 3, 4 (default) or 6',
  }),
  closing: strict({
    title: label,
    text: z.string().optional(),
    install: z.boolean().optional(),
    actions: z.array(heroAction),
  })
    .optional()
    .meta({
      type: 'none',
      description:
        'What ends a home page: `title`, `text`, `install` (the command of the hero again) and `actions`, as in `hero`',
    }),
  feeds: z.array(feed).optional().meta({
    type: 'list of `url`, `mime`, `language`; for a post, its feeds',
    description:
      'Feeds that the page announces in its head and at its foot: `{ url: /feeds/blog.xml, mime: application/rss+xml, language: en }`',
  }),
});

type Written = z.infer<typeof frontmatterSchema>;

/** What an author wrote above a page, with the defaults. */
export interface Frontmatter extends Omit<Written, 'pageType'> {
  /** Not only what an author may write: some pages are built in. */
  pageType: PageType;
}

/** What a page has whose author says nothing. */
export const DEFAULT_FRONTMATTER: Frontmatter = frontmatterSchema.parse({});

/** A picture that may differ by color scheme. */
export type ThemedSource = z.infer<typeof themedSource>;
export type Hero = z.infer<typeof hero>;
export type HeroAction = z.infer<typeof heroAction>;
export type HeroImage = z.infer<typeof heroImage>;
export type HeroPlay = z.infer<typeof heroPlay>;
export type Feature = z.infer<typeof feature>;
/** A feed that a page announces: `<link rel="alternate">` and a link in the page foot. */
export type FeedLink = z.infer<typeof feed>;
