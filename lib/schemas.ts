import { z } from 'zod';
import { scriptIn } from './script-in';

/** An object with these keys and no others; the issue of an unknown key has the ones that exist as `known`. */
export function strict<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject(shape, {
    error(issue) {
      if (issue.code === 'unrecognized_keys') Object.assign(issue, { known: Object.keys(shape) });
      return undefined;
    },
  });
}

/** Depths of the headings that an overview lists. */
export const overviewHeaders = z.array(
  z.union([z.literal(2), z.literal(3), z.literal(4)], {
    error: 'Write depths of headings, as [2, 3]; there are 2, 3 and 4.',
  }),
);

/** A picture: one source, or one per color scheme. */
export const themedSource = z.union([z.string(), strict({ light: z.string(), dark: z.string() })], {
  error: 'Write one path, or `light` and `dark` with a path each.',
});

/** A word, the URL of a picture, or inline SVG, which the page contains as it is written. */
export const tag = z.string().refine((markup) => scriptIn(markup) === undefined, {
  error: 'Write a word, the URL of a picture, or SVG without scripts.',
});

/** A regular expression. */
export const pattern = z.string().refine(isPattern, 'Write a regular expression.');

function isPattern(text: string): boolean {
  try {
    return Boolean(new RegExp(text));
  } catch {
    return false;
  }
}

const CALENDAR_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day that exists: `2025-03-19`. */
export const calendarDay = z.custom<string>(
  isRealDay,
  'Write a day of the calendar as 2025-03-19.',
);

/** `2025-02-30` has the form of a day, but there is none. */
function isRealDay(day: unknown): boolean {
  if (typeof day !== 'string' || !CALENDAR_DAY.test(day)) return false;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

interface Leading {
  link?: string | undefined;
  items?: readonly unknown[] | undefined;
}

/** A check of an entry that is a link, a group, or both. Functions of their own keep recursive types apart. */
export function needLinkOrItems({ value, issues }: z.core.ParsePayload<Leading>): void {
  if (value.link !== undefined || (value.items ?? []).length > 0) return;
  // Checked like a refinement: in a union this error is told, not that no member fits.
  const message = 'Give it a `link`, or `items`.';
  issues.push({ code: 'custom', input: value, message, continue: true });
}
