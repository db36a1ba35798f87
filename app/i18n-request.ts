import { getRequestConfig } from 'next-intl/server';
import { SOURCE } from '@/app/source';

/** The UI texts of the language being rendered. They stay on the server. */
export default getRequestConfig(async ({ requestLocale }) => {
  const { config } = await SOURCE.getSite();
  const locale = (await requestLocale) ?? config.defaultLocale;
  return { locale, messages: await SOURCE.getTexts(locale), timeZone: 'UTC' };
});
