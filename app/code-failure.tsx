'use client';

import { Component, type ReactNode, Suspense } from 'react';
import { ContentProblems } from '@/components/layout/ContentProblems';

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
    if (message !== undefined) return <ContentProblems messages={[message]} otherMessages={[]} />;
    // Without it the server would send an empty page in place of one that fails.
    return <Suspense>{this.props.children}</Suspense>;
  }
}
