import { getRequestConfig } from 'next-intl/server';
import { SOURCE } from '@/app/source';

/** The UI texts of the language being rendered. They stay on the server. */
export default getRequestConfig(async ({ requestLocale }) => {
  const { defaultLocale } = await SOURCE.getSite();
  const locale = (await requestLocale) ?? defaultLocale;
  return { locale, messages: await SOURCE.getTexts(locale), timeZone: 'UTC' };
});
