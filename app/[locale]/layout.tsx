import '../styles/layers.css';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/prose.css';
import '../styles/code.css';
import type { Viewport } from 'next';
import { getSite } from '@/app/site';
import { ClientNavigation } from '@/components/layout/ClientNavigation';

export async function generateStaticParams() {
  const { routing } = await getSite();
  return routing.locales.map((locale) => ({ locale }));
}

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#ffffff' },
    { media: '(prefers-color-scheme: dark)', color: '#11161b' },
  ],
};

export default async function LocaleLayout({ children, params }: LayoutProps<'/[locale]'>) {
  const { locale } = await params;
  const { config } = await getSite();

  return (
    <html lang={locale}>
      <body>
        {children}
        <ClientNavigation base={config.base ?? '/'} />
      </body>
    </html>
  );
}
