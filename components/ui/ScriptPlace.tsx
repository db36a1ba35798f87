import type { HTMLAttributes } from 'react';

interface ScriptPlaceProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'span' | 'ul';
  [data: `data-${string}`]: string | boolean;
}

const NOTHING = { __html: '' };

/**
 * An element that script fills, mostly before React runs. React does not look into an element with a string of HTML, so
 * it never compares what is in there with what the server sent.
 */
export function ScriptPlace({ as: Tag = 'div', ...rest }: ScriptPlaceProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty
  return <Tag {...rest} dangerouslySetInnerHTML={NOTHING} suppressHydrationWarning />;
}
