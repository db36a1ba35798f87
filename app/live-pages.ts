import type { ReactNode } from 'react';

/** A page with code, as the bundler has compiled it. */
interface LivePage {
  default(props: object): ReactNode;
}

/** By their paths below the content folder. In its place the bundler takes the list that `writeLivePages` writes. */
export const LIVE_PAGES: Readonly<Record<string, (() => Promise<LivePage>) | undefined>> = {};
