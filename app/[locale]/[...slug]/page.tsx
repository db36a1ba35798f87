import { PageRoute, pageMetadata } from '@/app/page-route';
import { routesOfBuild } from '@/app/source';

type Props = PageProps<'/[locale]/[...slug]'>;

export function generateStaticParams() {
  return routesOfBuild();
}

export async function generateMetadata({ params }: Props) {
  const { locale, slug } = await params;
  return pageMetadata(locale, slug.join('/'));
}

export default async function DocRoute({ params }: Props) {
  const { locale, slug } = await params;
  return <PageRoute locale={locale} path={slug.join('/')} />;
}
