import { data } from '@/lib/data-names';
import '../styles/layers.css';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/parts.css';
import '../styles/prose.css';
import '../styles/tables.css';
import '../styles/prose-blocks.css';
import '../styles/report-shots.css';
import '../styles/figures.css';
import '../styles/tour.css';
import '../styles/code.css';
import '../styles/states.css';
import '../styles/print.css';
import { localesOfBuild, SOURCE } from '@/app/source';
import { LiveRegion } from '@/components/layout/LiveRegion';
import { LoadingBar } from '@/components/layout/LoadingBar';
import { ReadingScript } from '@/components/layout/ReadingScript';
import { CodeTools } from '@/components/mdx/CodeTools';
import { SURFACE } from '@/lib/surface';

export function generateStaticParams() {
  return localesOfBuild();
}

export default async function LocaleLayout({ children, params }: LayoutProps<'/[locale]'>) {
  const [{ locale }, site, scripts] = await Promise.all([
    params,
    SOURCE.getSite(),
    SOURCE.getInlineScripts(),
  ]);
  const { base, darkMode, themeTransition, localeRedirect } = site;
  const search = site.searches[locale];

  return (
    // The pre-paint script sets attributes that the server cannot know.
    <html
      lang={locale}
      {...data({ theme: darkMode ? undefined : 'light' })}
      suppressHydrationWarning
    >
      <head>
        <ColorSchemes hasDarkMode={darkMode} />
        {/* The export puts the style sheet after it: it would wait for the styles otherwise. */}
        <script
          {...data({ inline: 'early' })}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code
          dangerouslySetInnerHTML={{ __html: scripts.early }}
        />
        {/* It waits for the style sheets, and the body for it, so that no other script is fetched before them. */}
        <script
          {...data({ inline: 'parsing' })}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code
          dangerouslySetInnerHTML={{ __html: scripts.whileParsing }}
        />
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
        {search && (
          <link
            rel="search"
            type="application/opensearchdescription+xml"
            href={search.href}
            title={search.title}
          />
        )}
      </head>
      <body>
        <LoadingBar />
        <LiveRegion />
        {children}
        <CodeTools />
      </body>
    </html>
  );
}

/**
 * The color of the browser's own bars and of the page before its styles. Next.js would write these tags for every page,
 * and the browser computes all styles again whenever one of them is replaced.
 */
function ColorSchemes({ hasDarkMode }: { hasDarkMode: boolean }) {
  const { light, dark } = SURFACE;
  if (!hasDarkMode) {
    return (
      <>
        <meta name="theme-color" content={light} />
        <meta name="color-scheme" content="light" />
      </>
    );
  }
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={dark} />
      <meta name="color-scheme" content="light dark" />
    </>
  );
}
