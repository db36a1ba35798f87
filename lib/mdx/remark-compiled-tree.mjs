// @ts-check

/**
 * Remark plugin for `@next/mdx`: the tree of a page as `compileMdx` has finished it, in place of a text to parse. So what
 * the bundler makes a module of has been through the one list of plugins, once.
 *
 * @this {import('unified').Processor}
 */
export default function remarkCompiledTree() {
  this.parser = (text, file) => {
    const { file: page, children } = JSON.parse(text);
    // The file that errors name.
    file.path = page;
    return /** @type {import('mdast').Root} */ ({
      type: 'root',
      children: [],
      data: { hChildren: children },
    });
  };
}
