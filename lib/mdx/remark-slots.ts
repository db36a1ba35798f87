import type { Root, RootContent } from 'mdast';
import { VFile } from 'vfile';
import { AUTHOR_NAMES } from '../component-table';
import { dataAttribute } from '../data-names';
import type { SlotName } from '../page-info';
import { isJsx, jsxElement } from './components/jsx';
import { raiseLoneElements } from './components/lone-elements';
import { programsIn } from './components/programs';
import { type MdxHost, syntaxProblemOf } from './host';
import { parseMarkdown } from './syntax';
import { visit } from './visit';

/** The attribute of what a slot holds, unless it belongs to the text. */
export const SLOT = dataAttribute('slot');

/** Remark plugin: put what plugins of the site say about a page into its slots, where it is compiled like its text. */
export function remarkSlots({ host }: { host: MdxHost }) {
  return (tree: Root): void => {
    const read = (name: SlotName) => readSlot(name, host);
    const { pageType } = host.describePage().frontmatter;
    if (pageType === 'home') tree.children.push(...read('homeSections'));
    if (pageType !== 'doc') return;
    const isTitle = (node: RootContent) => node.type === 'heading' && node.depth === 1;
    tree.children.splice(tree.children.findIndex(isTitle) + 1, 0, ...framed('afterTitle', read));
    tree.children.push(...framed('articleEnd', read), ...framed('sidebarStart', read));
  };
}

/** Around the text, so that neither the search nor the Markdown file of the page has it. */
function framed(name: SlotName, read: (name: SlotName) => RootContent[]): RootContent[] {
  const children = read(name);
  const [origin] = children;
  if (!origin) return [];
  const slot = jsxElement('div', { [SLOT]: name }, origin, children);
  return [jsxElement('NoSearch', {}, origin, [slot])];
}

function readSlot(name: SlotName, host: MdxHost): RootContent[] {
  const found = host.readSlot(name);
  if ('problem' in found) {
    host.report(found);
    return [];
  }
  const { file, text } = found;
  if (text === '') return [];
  try {
    // Slots are MDX, on pages in plain Markdown too.
    const tree = parseMarkdown(new VFile({ path: file, value: text }), 'mdx');
    raiseLoneElements(tree);
    if (name === 'sidebarStart' && hasCode(tree)) {
      const problem = 'has code in `slots.sidebarStart`, or a component that is not built in.';
      host.report({ file, problem, remedy: 'Use Markdown and built-in components.' });
      return [];
    }
    visit(tree, (node) => {
      node.data = { ...node.data, file };
    });
    return tree.children;
  } catch (error) {
    host.report({ file, ...syntaxProblemOf(error) });
    return [];
  }
}

function hasCode(tree: Root): boolean {
  let isFound = false;
  visit(tree, (node) => {
    const isForeign =
      isJsx(node) && /^[A-Z]/.test(node.name ?? '') && !AUTHOR_NAMES.includes(node.name ?? '');
    isFound ||= isForeign || (!('attributes' in node) && programsIn(node).length > 0);
  });
  return isFound;
}
