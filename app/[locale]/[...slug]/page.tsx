import { listRoutes } from '@/app/load-page';
import { PageRoute, pageMetadata } from '@/app/page-route';

type Props = PageProps<'/[locale]/[...slug]'>;

export function generateStaticParams() {
  return listRoutes();
}

export async function generateMetadata({ params }: Props) {
  const { locale, slug } = await params;
  return pageMetadata(locale, slug.join('/'));
}

export default async function DocRoute({ params }: Props) {
  const { locale, slug } = await params;
  return <PageRoute locale={locale} path={slug.join('/')} />;
}
