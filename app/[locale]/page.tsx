import { PageRoute, pageMetadata } from '../page-route';

type Props = PageProps<'/[locale]'>;

export async function generateMetadata({ params }: Props) {
  const { locale } = await params;
  return pageMetadata(locale, '');
}

export default async function HomeRoute({ params }: Props) {
  const { locale } = await params;
  return <PageRoute locale={locale} path="" />;
}
