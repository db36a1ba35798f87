/** Where a line may break in a name: between the parts of `output.options.type`. */
export const AFTER_DOT = /(?<=[a-z]\w*\.)(?=[a-z])/i;

/** A name in a list: what it repeats of the one that it is below, and how many it is below. */
export interface ListedName {
  repeated: string;
  own: string;
  level: number;
}

/** The names of a list as an indented list shows them: `output.mode` below `output` repeats `output.`. */
export function listedNames(names: readonly string[]): ListedName[] {
  return names.map((name) => {
    const above = new Set(names.filter((other) => name.startsWith(`${other}.`)));
    const nearest = Math.max(0, ...[...above].map(({ length }) => length + 1));
    return { repeated: name.slice(0, nearest), own: name.slice(nearest), level: above.size };
  });
}
