import type { ComponentProps } from 'react';
import { data } from '@/lib/data-names';
import { NEW_TAB } from '@/lib/new-tab';
import type { SearchLabels } from '@/lib/search/search-labels';

/** The props that all links of a list share. */
export interface LinkBehavior {
  labels: SearchLabels;
  /** The page takes the place of the dialog's entry in the history. */
  replacesEntry: boolean;
}

interface OptionLinkProps extends LinkBehavior, ComponentProps<'a'> {
  href: string;
  isActive: boolean;
  /** It comes from another index than that of this site. */
  isElsewhere?: boolean;
}

/** A link that is an option of a list. The list reacts to its clicks; see `useOptions`. */
export function OptionLink({
  labels,
  replacesEntry,
  isActive,
  isElsewhere,
  ...rest
}: OptionLinkProps) {
  const { children, ...link } = rest;
  const opensNewTab = isElsewhere || isOtherSite(link.href);
  return (
    <a
      {...link}
      role="option"
      aria-selected={isActive}
      {...data({ replace: replacesEntry || undefined })}
      {...(opensNewTab && NEW_TAB)}
      // The field keeps the focus; arrow keys choose an option.
      tabIndex={-1}
    >
      {children}
      {opensNewTab && <span className="visually-hidden">, {labels.newTab}</span>}
    </a>
  );
}

function isOtherSite(href: string): boolean {
  return new URL(href, location.href).origin !== location.origin;
}
