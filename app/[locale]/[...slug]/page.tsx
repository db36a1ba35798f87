import { listRoutes } from '@/app/load-page';
import { PageRoute, pageMetadata } from '@/app/page-route';
import { IS_DEVELOPMENT } from '@/app/site';

type Props = PageProps<'/[locale]/[...slug]'>;

export function generateStaticParams() {
  return IS_DEVELOPMENT ? [] : listRoutes();
}

export async function generateMetadata({ params }: Props) {
  const { locale, slug } = await params;
  return pageMetadata(locale, slug.join('/'));
}

export default async function DocRoute({ params }: Props) {
  const { locale, slug } = await params;
  return <PageRoute locale={locale} path={slug.join('/')} />;
}
