'use client';

import { Component, type ReactNode, Suspense, useLayoutEffect } from 'react';
import { ContentProblems } from '@/components/layout/ContentProblems';
import { announcePage } from '@/lib/browser/page-shown';

interface Props {
  children: ReactNode;
}

interface State {
  /** What was rendered when `message` was thrown. */
  children?: ReactNode;
  message?: string | undefined;
}

/** Development only: shows the error of the code of a page in place of its text, until the framework brings another text. */
export class CodeFailure extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError({ message }: Error): State {
    return { message };
  }

  static getDerivedStateFromProps({ children }: Props, state: State): State | null {
    return children === state.children ? null : { children, message: undefined };
  }

  override render(): ReactNode {
    const { message } = this.state;
    const isFailed = message !== undefined;
    // Without it the server would send an empty page in place of one that fails. React hydrates it after the rest.
    return (
      <Suspense>
        {isFailed && <ContentProblems messages={[message]} otherMessages={[]} />}
        {!isFailed && this.props.children}
        <Announced />
      </Suspense>
    );
  }
}

/** Announces the page once what is beside it is hydrated, and after every edit. */
function Announced(): null {
  useLayoutEffect(announcePage);
  return null;
}
