import { z } from 'zod';

/** An object with these keys and no others; an unknown key names the ones that exist. */
export function strict<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `Remove it, or use one of ${Object.keys(shape).join(', ')}.`
        : undefined,
  });
}

/** A picture: one source, or one per colour scheme. */
export const themedSource = z.union([z.string(), strict({ light: z.string(), dark: z.string() })], {
  error: 'Write one path, or `light` and `dark` with a path each.',
});
