import type { ComponentType } from 'react';
import type { setPageContext } from './page-context';

/** A page with code, as the bundler has compiled it. */
interface LivePage {
  default: ComponentType;
  /** Of a page whose components ask for it. */
  pageContext?: Parameters<typeof setPageContext>[0];
}

/** By their paths below the content folder. In its place the bundler takes the list that `writeLivePages` writes. */
export const LIVE_PAGES: Readonly<Record<string, (() => Promise<LivePage>) | undefined>> = {};
