'use client';

import { useRouter } from 'next/navigation';
import { NextIntlClientProvider } from 'next-intl';
import {
  createContext,
  memo,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { ContentProblems } from '@/components/layout/ContentProblems';
import { announcePage } from '@/lib/browser/dom/page-shown';
import { hearEdits } from '@/lib/browser/hear-edits';
import { type OpenPageState, updatePage } from './open-page-state';
import { PageBody } from './page-body';
import { PageText } from './page-text';

/**
 * A page in development. The browser renders it from its data, and the server sends new ones after every edit. If Next.js
 * rendered the page again, the edit would take several times as long.
 *
 * @param children The text of a page that imports code, which only the server can render.
 * @param data JSON, which the framework passes on unchanged; see `OpenPageData`.
 */
export function OpenPage({ data: given, children }: { data: string; children?: ReactNode }) {
  const router = useRouter();
  const [state, setState] = useState(() => readGiven(given));
  // What the framework has rendered is newer than the last edit.
  if (state.given !== given) setState(readGiven(given, state.page));
  const { first, page } = state;
  // The framework brings none while the bundler has not taken the page yet, or cannot: the last one stays meanwhile.
  const [live, setLive] = useState(children);
  if (children && live !== children) setLive(children);
  useEffect(
    () =>
      hearEdits(first.at, (data) => {
        if (data === '') startTransition(() => router.refresh());
        else setState((last) => ({ ...last, page: updatePage(last.page, data) }));
      }),
    [router, first],
  );
  // The head of the document is the framework's, which takes longer; only the title can be seen.
  const isFrameOld = page.around !== first.around;
  useEffect(() => {
    if (isFrameOld) startTransition(() => router.refresh());
  }, [router, isFrameOld]);
  // An edit leaves the address as it is, and may bring what script has something to do for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state is another page
  useLayoutEffect(announcePage, [page, live]);
  const { at, view, messages } = page;
  useEffect(() => {
    document.title = view.documentTitle;
  }, [view.documentTitle]);
  const body = useMemo(
    () => (
      <PageBody view={view}>
        <OpenText live={live} />
      </PageBody>
    ),
    [view, live],
  );
  return (
    <NextIntlClientProvider locale={at.locale} messages={messages} timeZone="UTC">
      <OpenPageContext value={page}>{body}</OpenPageContext>
    </NextIntlClientProvider>
  );
}

/** The page that the framework has rendered, and the page that is shown. */
function readGiven(given: string, before?: OpenPageState) {
  const page = updatePage(before, given);
  return { given, first: page, page };
}

/** A part of the text is rendered again only if it has changed. */
const TextBlock = memo(PageText);

const OpenPageContext = createContext<OpenPageState | undefined>(undefined);

/** The text and its errors. It renders again without the frame around it. */
function OpenText({ live }: { live: ReactNode }) {
  const page = use(OpenPageContext);
  if (!page) return null;
  return (
    <>
      <ContentProblems messages={page.problems} otherMessages={page.otherProblems} />
      {page.live && live
        ? live
        : page.blocks.map(({ key, nodes }) => <TextBlock key={key} nodes={nodes} />)}
    </>
  );
}
