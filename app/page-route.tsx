import { run } from '@mdx-js/mdx';
import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import * as runtime from 'react/jsx-runtime';
import { ContentProblems } from '@/components/layout/ContentProblems';
import { PageShell } from '@/components/layout/PageShell';
import { MDX_COMPONENTS } from '@/components/mdx/components';
import { formatProblem } from '@/lib/content/problems';
import { loadPage } from './load-page';

/** The head of the page at a path below its language. */
export async function pageMetadata(locale: string, path: string): Promise<Metadata> {
  const { view } = await loadPage(locale, path);
  return {
    title: view.documentTitle,
    description: view.description,
    alternates: { canonical: view.canonical },
    icons: view.icon,
    robots: view.kind === '404' ? { index: false } : undefined,
  };
}

/** The page at a path below its language: its text in the layout of its kind. */
export async function PageRoute({ locale, path }: { locale: string; path: string }) {
  setRequestLocale(locale);
  const { view, code, problems } = await loadPage(locale, path);
  const { default: Content } = await run(code || 'return { default: () => null }', {
    ...runtime,
    baseUrl: import.meta.url,
  });

  return (
    <PageShell view={view}>
      {problems.length > 0 && <ContentProblems messages={problems.map(formatProblem)} />}
      <Content components={MDX_COMPONENTS} />
    </PageShell>
  );
}
