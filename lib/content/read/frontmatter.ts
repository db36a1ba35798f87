import { z } from 'zod';
import { FEATURE_SPANS, type Frontmatter, PAGE_TYPES } from '../../model';
import { checkShape } from '../check/check-shape';
import type { Report } from '../check/problems';
import { calendarDay, overviewHeaders, strict, themedSource } from '../check/schemas';
import { soundPartOf } from '../sound-part';
import type { Located } from './located';

/** YAML reads 404 as a number. */
const pageType = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  z.enum(PAGE_TYPES),
);

const label = z.string().trim().min(1, 'Write what readers see.');
const link = z.string().trim().min(1, 'Write where it leads, as ./guide/index.mdx or a full URL.');

const heroImage = strict({
  src: themedSource,
  alt: z.string().optional(),
  srcset: themedSource.optional(),
  sizes: z.string().optional(),
}).check(({ value, issues }) => {
  if (value.srcset === undefined || typeof value.src === typeof value.srcset) return;
  const message =
    'Give it the form of `src`: one text for both schemes, or `light` and `dark` in both.';
  issues.push({ code: 'custom', input: value.srcset, path: ['srcset'], message });
});

const hero = strict({
  name: z.string().optional(),
  text: z
    .union([z.string(), z.array(z.string())], {
      error: 'Write one line of text, or a list of lines.',
    })
    .optional(),
  tagline: z.string().optional(),
  actions: z
    .array(strict({ text: label, link, theme: z.enum(['brand', 'alt']).optional() }))
    .optional(),
  install: z.string().trim().min(1, 'Write a command as: install my-plugin -D.').optional(),
  image: heroImage.optional(),
});

const feature = strict({
  icon: z.string().optional(),
  title: label,
  details: z.string(),
  link: link.optional(),
  span: z.literal(FEATURE_SPANS).optional(),
});

const feed = strict({
  url: z
    .string()
    .regex(/^(?:\/|https?:\/\/)/, 'Write a path from the root, as /feeds/blog.xml, or a full URL.'),
  mime: z.string().regex(/^[\w.+-]+\/[\w.+-]+$/, 'Write a type as application/rss+xml.'),
  language: z.string().optional(),
});

const schema = strict({
  title: z.string().trim().min(1, 'Write a title, or leave the key out.').optional(),
  titleSuffix: z.string().optional(),
  description: z.string().optional(),
  pageType: pageType.default('doc'),
  published_at: calendarDay.optional(),
  navbar: z.boolean().default(true),
  sidebar: z.boolean().default(true),
  outline: z.boolean().default(true),
  footer: z.boolean().default(true),
  overview: z.boolean().default(false),
  overviewHeaders: overviewHeaders.optional(),
  globalUIComponents: z.boolean().default(true),
  noindex: z.boolean().default(false),
  draft: z.boolean().default(false),
  search: z.boolean().default(true),
  hero: hero.optional(),
  features: z.array(feature).optional(),
  feeds: z.array(feed).optional(),
});

/** What a page has that says nothing. */
export const DEFAULT_FRONTMATTER: Frontmatter = schema.parse({});

/**
 * Check what an author wrote above a page and fill in the defaults.
 * Mistakes are reported; the page then goes on with the rest, so that later checks find theirs in the same run.
 */
export function checkFrontmatter(data: Located, file: string, report: Report): Frontmatter {
  if (data.value === null || data.value === undefined) return DEFAULT_FRONTMATTER;
  const checked = checkShape<Frontmatter>(schema, data, file, report);
  return checked ?? soundPartOf<Frontmatter>(schema, data.value) ?? DEFAULT_FRONTMATTER;
}
