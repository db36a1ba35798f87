'use client';

import { NextIntlClientProvider } from 'next-intl';
import { useRouter } from 'next/navigation';
import { startTransition, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { hearEdits, type OpenAt } from '@/lib/browser/framework/hear-edits';
import { announcePage } from '@/lib/browser/framework/page-shown';
import type { Messages } from '@/lib/messages';
import { PageBody, type ShownPage } from './page-body';

/** All that the browser needs to show a page, and to show it again after an edit. */
export interface OpenPageData {
  at: OpenAt;
  page: ShownPage;
  messages: Messages;
  /** Changes with what is shown around the page: the head of the document, and the settings of the site. */
  around: string;
}

/**
 * A page in development. The browser renders it from its data, of which the server sends new ones after every edit: Next.js
 * would render the page again, and take several times as long.
 *
 * @param data As JSON, which the framework passes on as it is.
 */
export function OpenPage({ data: given }: { data: string }) {
  const router = useRouter();
  const [edited, setEdited] = useState({ given, data: given });
  // What the framework brings is newer than what came before.
  const data = edited.given === given ? edited.data : given;
  const { at, page, messages } = useMemo<OpenPageData>(() => JSON.parse(data), [data]);
  useEffect(() => {
    const { at, around }: OpenPageData = JSON.parse(given);
    const refresh = () => startTransition(() => router.refresh());
    return hearEdits(at, (next) => {
      if (next === '') return refresh();
      setEdited({ given, data: next });
      if ((JSON.parse(next) as OpenPageData).around !== around) refresh();
    });
  }, [router, given]);
  // An edit leaves the address as it is, and may bring what script has something to do for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other data are another page
  useLayoutEffect(announcePage, [data]);
  return (
    <NextIntlClientProvider locale={at.locale} messages={messages} timeZone="UTC">
      <PageBody {...page} />
    </NextIntlClientProvider>
  );
}
