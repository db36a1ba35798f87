import { z } from 'zod';
import { strict, webOrigins } from './schemas';

const text = z.string();

/** What the site writes itself, of its pages and its configuration. */
const OWN_NAMES = ['color-scheme', 'description', 'referrer', 'robots', 'theme-color', 'viewport'];

const meta = strict({
  name: text.refine((name) => !OWN_NAMES.includes(name) && !name.startsWith('twitter:'), {
    error: 'Remove it; the site writes it for every page.',
  }),
  content: text,
});

const ATTRIBUTE = /^(?:data-[a-z\d-]+|integrity|crossorigin|id)$/;

const SCRIPT = {
  /** An address on the web, or of a file in `public/`: `/analytics.js`. */
  src: text.regex(
    /^(?:https:\/\/[^\s/]+)?\/(?!\/)[^\s;,]+$/,
    'Write an address that begins with https://, or that of a file in public/, as /analytics.js.',
  ),
  type: z.literal('module').optional(),
  /** What the script reads from its own element: `{ 'data-domain': 'example.com' }`. */
  attributes: z
    .record(text, text)
    .refine((attributes) => Object.keys(attributes).every((name) => ATTRIBUTE.test(name)), {
      error: 'Use data attributes, integrity, crossorigin and id.',
    })
    .optional(),
  /** What the script asks, besides the site itself. */
  connect: webOrigins.default([]),
  /** Where it takes pictures from, such as one that counts. */
  images: webOrigins.default([]),
};

const script = z.strictObject(SCRIPT, {
  error: (issue) =>
    issue.code === 'unrecognized_keys'
      ? `Use ${Object.keys(SCRIPT).join(', ')}. The policy allows no code in the page: write it into a file in public/, and name that as \`src\`.`
      : undefined,
});

/** What analytics and search engines need in the head of every page. */
export const siteHeadSchema = strict({
  meta: z.array(meta).default([]),
  scripts: z.array(script).default([]),
});

type SiteHead = z.infer<typeof siteHeadSchema>;

/** What the scripts of a head need that the policy of a site otherwise forbids, as origins. */
export function needsOf({ scripts }: SiteHead) {
  const sorted = (origins: readonly string[]) => [...new Set(origins)].sort();
  const external = scripts.filter(({ src }) => !src.startsWith('/'));
  return {
    scripts: sorted(external.map(({ src }) => new URL(src).origin)),
    connections: sorted(scripts.flatMap(({ connect }) => connect)),
    images: sorted(scripts.flatMap(({ images }) => images)),
  };
}
