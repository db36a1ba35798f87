'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { announcePage } from '@/lib/browser/framework/page-shown';

interface Props {
  revision: string | undefined;
  reloads?: boolean;
}

declare global {
  namespace NodeJS {
    interface ProcessEnv {
      /** The path the site is served under, with slashes at both ends; see next.config.mjs. */
      SITE_BASE?: string;
    }
  }
}

/**
 * In development, refreshes the page after an edit of the content. Next.js is not told about it, because it would
 * then discard the code that it has compiled.
 *
 * @param revision The revision of the content on the page.
 * @param reloads Reload the document instead of refreshing: after an error there is nothing to refresh.
 */
export function FollowEdits({ revision, reloads = false }: Props) {
  const router = useRouter();
  // A connection costs the server a look at every file, so edits do not renew it.
  const [shownFirst] = useState(revision);
  useEffect(() => {
    const changes = new EventSource(`${process.env.SITE_BASE}content-changes?since=${shownFirst}`);
    changes.onmessage = () => {
      if (reloads) window.location.reload();
      else startTransition(() => router.refresh());
    };
    return () => changes.close();
  }, [router, shownFirst, reloads]);
  // An edit leaves the address as it is, and may bring what script has something to do for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another revision is another page
  useLayoutEffect(announcePage, [revision]);
  return null;
}
