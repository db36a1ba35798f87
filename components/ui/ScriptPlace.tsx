import type { HTMLAttributes } from 'react';

interface ScriptPlaceProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'span' | 'ul';
  [data: `data-${string}`]: string | boolean;
}

const NOTHING = { __html: '' };

/**
 * An element that script fills, usually before React runs. React does not compare the content of an element that is set
 * as a string of HTML.
 */
export function ScriptPlace({ as: Tag = 'div', ...rest }: ScriptPlaceProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty
  return <Tag {...rest} dangerouslySetInnerHTML={NOTHING} suppressHydrationWarning />;
}
