import type { z } from 'zod';
import { valueAt } from './read/located';

type Path = readonly PropertyKey[];

/**
 * What is left of a value without its errors, so that the rest can be checked in the same run: each wrong part is
 * taken away, and with a key that is missing the group that should have it.
 *
 * @returns undefined if nothing is left that has the shape.
 */
export function validPartOf<T>(schema: z.ZodType<T>, value: unknown): T | undefined {
  const rest = structuredClone(value);
  for (;;) {
    const result = schema.safeParse(rest);
    if (result.success) return result.data;
    const [issue] = result.error.issues;
    const key = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    if (!issue || !remove(rest, [...issue.path, ...key])) return undefined;
  }
}

/** Remove the part at a path, or the nearest group above it. @returns whether there was one. */
function remove(value: unknown, path: Path): boolean {
  for (let length = path.length; length > 0; length -= 1) {
    const parent = valueAt(value, path.slice(0, length - 1));
    const key = path[length - 1] as PropertyKey;
    if (typeof parent !== 'object' || parent === null || !Object.hasOwn(parent, key)) continue;
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else if (!Reflect.deleteProperty(parent, key)) continue;
    return true;
  }
  return false;
}
