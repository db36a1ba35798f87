import { listRoutes } from '@/app/load-page';
import { PageRoute, pageMetadata } from '@/app/page-route';
import { IS_DEVELOPMENT } from '@/app/site';
import { answerSlowly, noteAnswered } from '@/app/static-paths';

type Props = PageProps<'/[locale]/[...slug]'>;

export function generateStaticParams() {
  return IS_DEVELOPMENT ? answerSlowly() : listRoutes();
}

export async function generateMetadata({ params }: Props) {
  const { locale, slug } = await params;
  return pageMetadata(locale, slug.join('/'));
}

export default async function DocRoute({ params }: Props) {
  if (IS_DEVELOPMENT) noteAnswered();
  const { locale, slug } = await params;
  return <PageRoute locale={locale} path={slug.join('/')} />;
}
