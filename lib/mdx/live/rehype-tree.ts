import type { Root } from 'hast';
import type { VFile } from 'vfile';

/** A finished page as text, which the bundler makes a module of; see remark-compiled-tree. */
export function rehypeTree() {
  return ({ children }: Root, file: VFile): void => {
    if (!file.data['live']) return;
    const tree = JSON.stringify({ file: file.path, children }, withoutBigInts);
    Object.assign(file.data['live'], { tree });
  };
}

/** JSON has none; what is printed is how the number was written, which a syntax tree holds too. */
function withoutBigInts(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? undefined : value;
}
