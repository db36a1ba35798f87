/** Prints the components that pages can use without an import, with their props: those of every site and those of the content folder. */

import { AUTHOR_NAMES, propsOf } from '../lib/component-table';
import type { Props } from '../lib/content/modules/component-props';
import { findComponent, listComponents } from '../lib/content/modules/folder-components';

for (const name of AUTHOR_NAMES) console.log(lineFor(name, propsOf(name)));
for (const name of listComponents()) {
  const component = findComponent(name);
  console.log(`${lineFor(name, component?.props)}  ${component?.source.replace('@/', '')}`);
}

/** `<Badge text outline? type?="tip, info">` */
function lineFor(name: string, props: Props | undefined): string {
  if (!props) return `<${name} …>`;
  const written = Object.entries(props)
    .filter(([, { isInternal }]) => !isInternal)
    .map(([prop, { isRequired, oneOf }]) => {
      const values = oneOf ? `="${oneOf.join(', ')}"` : '';
      return ` ${prop}${isRequired ? '' : '?'}${values}`;
    });
  return `<${name}${written.join('')}>`;
}
