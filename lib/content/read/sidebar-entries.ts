import { z } from 'zod';
import { overviewHeaders, strict, tag } from '../check/schemas';

const text = z.string();
const common = { tag: tag.optional(), context: text.optional() };
const folding = { collapsible: z.boolean().optional(), collapsed: z.boolean().optional() };
const named = {
  name: text,
  label: text.optional(),
  overviewHeaders: overviewHeaders.optional(),
  ...common,
};

/** A link of the author's own, or a group of them. */
export interface CustomLink {
  type: 'custom-link';
  link?: string;
  label: string;
  tag?: string;
  context?: string;
  collapsible?: boolean;
  collapsed?: boolean;
  items?: CustomLink[];
}

const customLink: z.ZodType<CustomLink> = strict({
  type: z.literal('custom-link'),
  link: text.optional(),
  label: text,
  ...common,
  ...folding,
  get items() {
    return z.array(customLink).optional();
  },
}).refine(({ link, items = [] }) => link !== undefined || items.length > 0, {
  error: 'Give it a `link`, or `items`.',
});

const ENTRY_HINT =
  'Write a name, or an object whose `type` is file, dir, dir-section-header, section-header, divider or custom-link.';

/** One entry of a `_meta.json`, in the conventions of Rspress. */
export const sidebarEntry = z.union(
  [
    text,
    z.discriminatedUnion(
      'type',
      [
        strict({ type: z.literal('file'), ...named }),
        strict({ type: z.literal('dir'), ...named, ...folding }),
        strict({ type: z.literal('dir-section-header'), ...named, ...folding }),
        strict({ type: z.literal('section-header'), label: text, ...common }),
        strict({ type: z.literal('divider'), dashed: z.boolean().optional() }),
        customLink as never,
      ],
      { error: ENTRY_HINT },
    ),
  ],
  { error: ENTRY_HINT },
);

export type SidebarEntry = string | Exclude<z.infer<typeof sidebarEntry>, string> | CustomLink;
