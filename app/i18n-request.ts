import { getRequestConfig } from 'next-intl/server';
import { getSite } from '@/app/site';
import { messagesFor } from '@/lib/content/messages';
import type { Messages } from '@/lib/messages';
import type { Locale } from '@/lib/model';
import { localeOf, type SiteSettings } from '@/lib/resolve-site';

/** The UI texts of the language being rendered. They stay on the server. */
export default getRequestConfig(async ({ requestLocale }) => {
  const { config } = await getSite();
  const locale = (await requestLocale) ?? config.defaultLocale;
  return { locale, messages: textsFor(locale, config), timeZone: 'UTC' };
});

/** The UI texts of a language, with the site's own in place of the defaults. */
export function textsFor(locale: Locale, config: SiteSettings): Messages {
  const messages = messagesFor(locale);
  const theme = { ...messages.theme, ...localeOf(config, locale).texts } as Messages['theme'];
  return { ...messages, theme };
}
