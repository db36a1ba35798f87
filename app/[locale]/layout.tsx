import '../styles/layers.css';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/prose.css';
import '../styles/code.css';
import '../styles/states.css';
import type { Viewport } from 'next';
import { getSite } from '@/app/site';
import { ClientNavigation } from '@/components/layout/ClientNavigation';
import { LoadingBar } from '@/components/layout/LoadingBar';
import { ReadingAids } from '@/components/layout/ReadingAids';
import { prePaint } from '@/lib/browser/pre-paint';

export async function generateStaticParams() {
  const { routing } = await getSite();
  return routing.locales.map((locale) => ({ locale }));
}

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#ffffff' },
    { media: '(prefers-color-scheme: dark)', color: '#10161c' },
  ],
};

export default async function LocaleLayout({ children, params }: LayoutProps<'/[locale]'>) {
  const { locale } = await params;
  const { config } = await getSite();
  const { base = '/', darkMode = true, themeTransition = false, localeRedirect } = config;

  return (
    // The pre-paint script sets attributes that the server cannot know.
    <html lang={locale} data-theme={darkMode ? undefined : 'light'} suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, with a boolean */}
        <script dangerouslySetInnerHTML={{ __html: `(${prePaint})(${darkMode})` }} />
      </head>
      <body>
        <LoadingBar />
        {children}
        <ClientNavigation base={base} />
        <ReadingAids
          base={base}
          hasDarkMode={darkMode}
          hasThemeTransition={themeTransition}
          hasLocaleRedirect={localeRedirect !== 'never'}
        />
      </body>
    </html>
  );
}
