'use client';

import { Component, type ReactNode } from 'react';
import { loadWithoutComponents } from '@/lib/browser/own-components/failure';
import { announcePage } from '@/lib/browser/page-shown';

/**
 * A text with components of its own. It tells the reading script when they are alive. If one of them fails, the page is
 * loaded again without them, so that it can be read.
 */
export class OwnComponents extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(error: unknown) {
    // Its author sees it; see app/code-failure.
    if (process.env.NODE_ENV === 'development') throw error;
    return { hasFailed: true };
  }

  override componentDidMount(): void {
    announcePage();
  }

  override componentDidCatch(): void {
    loadWithoutComponents();
  }

  override render(): ReactNode {
    return !this.state.hasFailed && this.props.children;
  }
}
