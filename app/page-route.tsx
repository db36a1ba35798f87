import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { SOURCE } from '@/app/source';
import { data } from '@/lib/data-names';
import type { PageView } from '@/lib/page/page-view';
import { hasLiveText, LiveText } from './live-text';
import { PageBody } from './page-body';
import { PageText } from './page-text';

/** The head of the page at a path below its language. */
export async function pageMetadata(locale: string, path: string): Promise<Metadata> {
  const { view } = await SOURCE.loadPage(locale, path);
  const { head, documentTitle } = view;
  const { description, canonical, icon, touchIcon, manifest } = head;
  return {
    title: documentTitle,
    description,
    alternates: {
      canonical,
      languages: head.alternates,
      types: head.markdown === undefined ? {} : { 'text/markdown': head.markdown },
    },
    icons: { icon, apple: touchIcon },
    manifest,
    // A page that this one redirects to counts as the first of the visit; see redirectFirstVisit.
    referrer: view.kind === '404' ? 'no-referrer' : undefined,
    robots: head.isIndexed ? undefined : { index: false },
    openGraph: openGraphOf(view),
    // The rest is taken from Open Graph.
    twitter: { card: 'summary_large_image' },
  };
}

function openGraphOf(view: PageView): Metadata['openGraph'] {
  const { head, title, site } = view;
  const [locale, ...alternateLocale] = head.ogLocales;
  const common = {
    title,
    description: head.description,
    url: head.canonical,
    siteName: site.title,
    locale,
    alternateLocale,
    images: [imageOf(view)],
  };
  if (head.publishedAt === undefined) return { ...common, type: 'website' };
  const modifiedTime = head.changedAt;
  return { ...common, type: 'article', publishedTime: head.publishedAt, modifiedTime };
}

function imageOf({ head, title }: PageView) {
  return { ...head.image, alt: title };
}

/**
 * Loads the 404 page of the language and version of the address. A build needs it, because a host has one 404 page for
 * all. Its data is in attributes, so that the script is the same on every 404 page; see scripts/export/policy.
 */
async function BeforeNotFound({ homes, site }: PageView) {
  const { notFound } = await SOURCE.getInlineScripts();
  return (
    <script
      {...data({ inline: 'not-found', homes: JSON.stringify(homes), home: site.homeHref })}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code
      dangerouslySetInnerHTML={{ __html: notFound }}
    />
  );
}

/** The page at a path below its language. */
export async function PageRoute({ locale, path }: { locale: string; path: string }) {
  setRequestLocale(locale);
  // The bundler leaves this branch out of a build only if the condition is written here.
  if (process.env.NODE_ENV === 'development') {
    const { OpenPage } = await import('./open-page');
    const page = await SOURCE.loadPage(locale, path);
    const { live } = page;
    return (
      <OpenPage data={JSON.stringify(page)}>
        {live && hasLiveText(live) && <LiveText {...live} />}
      </OpenPage>
    );
  }
  const { view, nodes, live } = await SOURCE.loadPage(locale, path);
  return (
    <>
      {view.kind === '404' && <BeforeNotFound {...view} />}
      <PageBody view={view}>{live ? <LiveText {...live} /> : <PageText nodes={nodes} />}</PageBody>
    </>
  );
}
