import '../styles/layers.css';
import '../styles/tokens.css';
import '@/app/styles/theme.css';
import '../styles/base.css';
import '../styles/prose.css';
import '../styles/prose-blocks.css';
import '../styles/report-shots.css';
import '../styles/code.css';
import '../styles/code-lines.css';
import '../styles/states.css';
import '../styles/print.css';
import type { Viewport } from 'next';
import { getSite, IS_DEVELOPMENT } from '@/app/site';
import { ClientNavigation } from '@/components/layout/ClientNavigation';
import { LiveRegion } from '@/components/layout/LiveRegion';
import { LoadingBar } from '@/components/layout/LoadingBar';
import { ReadingScript } from '@/components/layout/ReadingScript';
import { CodeTools } from '@/components/mdx/CodeTools';
import { fetchEarlyPicture } from '@/lib/browser/first-frame/early-picture';
import { giveUpOnScript } from '@/lib/browser/first-frame/give-up-on-script';
import { fitNavbar, fitWhileParsing } from '@/lib/browser/first-frame/navbar-fit';
import { prePaint } from '@/lib/browser/first-frame/pre-paint';
import { restoreSidebar, sidebarGroupKey } from '@/lib/browser/first-frame/restore-sidebar';
import { selectTab, settleWhileParsing, wantedTab } from '@/lib/browser/first-frame/tab-choice';
import { hrefFor } from '@/lib/paths';
import { localeOf } from '@/lib/resolve-site';
import { searchModeOf } from '@/lib/search/search-modes';

export async function generateStaticParams() {
  if (IS_DEVELOPMENT) return [];
  const { routing } = await getSite();
  return routing.locales.map((locale) => ({ locale }));
}

export async function generateViewport(): Promise<Viewport> {
  const { config, theme } = await getSite();
  const { light, dark } = theme.surface;
  if (!config.darkMode) return { colorScheme: 'light', themeColor: light };
  return {
    colorScheme: 'light dark',
    themeColor: [
      { media: '(prefers-color-scheme: light)', color: light },
      { media: '(prefers-color-scheme: dark)', color: dark },
    ],
  };
}

export default async function LocaleLayout({ children, params }: LayoutProps<'/[locale]'>) {
  const { locale } = await params;
  const { config } = await getSite();
  const { base, darkMode, themeTransition, localeRedirect } = config;
  const { title, home } = localeOf(config, locale);

  return (
    // The pre-paint script sets attributes that the server cannot know.
    <html lang={locale} data-theme={darkMode ? undefined : 'light'} suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own functions, with a boolean */}
        <script data-early="" dangerouslySetInnerHTML={{ __html: beforeFirstPaint(darkMode) }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own functions */}
        <script dangerouslySetInnerHTML={{ __html: WHILE_PARSING }} />
        <ReadingScript
          settings={{
            base,
            hasDarkMode: darkMode,
            hasThemeTransition: themeTransition,
            hasLocaleRedirect: localeRedirect !== 'never',
          }}
        />
        {/* No frame shows half a bar or a list, which the other half would push aside as it comes. */}
        <link rel="expect" href="#_content" blocking="render" />
        {searchModeOf(config).hasPage && (
          <link
            rel="search"
            type="application/opensearchdescription+xml"
            href={hrefFor(`${home}opensearch.xml`, base)}
            title={title}
          />
        )}
      </head>
      <body>
        <LoadingBar />
        <LiveRegion />
        {children}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own function */}
        <script dangerouslySetInnerHTML={{ __html: `(${restoreSidebar})(${sidebarGroupKey})` }} />
        <CodeTools />
        <ClientNavigation base={base} />
      </body>
    </html>
  );
}

/*
 * The inline scripts of the head. They are the same on every page, so a policy can allow each by one hash.
 */

/** The export puts it before the style sheets, for which it would wait; see raiseEarly. */
function beforeFirstPaint(darkMode: boolean): string {
  return `(${prePaint})(${darkMode});(${giveUpOnScript})();(${fetchEarlyPicture})()`;
}

/** It waits for the style sheets, and the body for it, so that no other script is fetched before them. */
const WHILE_PARSING = `(${settleWhileParsing})(${selectTab},${wantedTab});(${fitWhileParsing})(${fitNavbar})`;
