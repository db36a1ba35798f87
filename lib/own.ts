/** The entry of a name that an author writes; undefined for what every object has, as `constructor`. */
export function ownOf<T>(entries: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(entries, name) ? entries[name] : undefined;
}
