import { z } from 'zod';
import { needLinkOrItems, overviewHeaders, strict, tag } from '../../schemas';

const text = z.string();
const folding = { collapsible: z.boolean().optional(), collapsed: z.boolean().optional() };
const named = {
  name: text,
  label: text.optional(),
  overviewHeaders: overviewHeaders.optional(),
  tag: tag.optional(),
};

/** A link of the author's own, or a group of them. */
const customLink = strict({
  type: z.literal('custom-link'),
  link: text.optional(),
  label: text,
  tag: tag.optional(),
  collapsible: z.boolean().optional(),
  collapsed: z.boolean().optional(),
  get items() {
    return z.array(customLink).optional();
  },
}).check(needLinkOrItems);

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
        strict({ type: z.literal('section-header'), label: text, tag: tag.optional() }),
        strict({ type: z.literal('divider'), dashed: z.boolean().optional() }),
        customLink,
      ],
      { error: ENTRY_HINT },
    ),
  ],
  { error: ENTRY_HINT },
);

export type SidebarEntry = z.infer<typeof sidebarEntry>;
export type CustomLink = z.infer<typeof customLink>;
