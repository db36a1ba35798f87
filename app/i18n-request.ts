import { getRequestConfig } from 'next-intl/server';
import { getSite } from '@/app/site';
import { messagesFor } from '@/lib/content/messages';
import type { Messages } from '@/lib/messages';
import { localeOf } from '@/lib/resolve-site';

/** The UI texts of the language being rendered, with the site's own in place of the defaults. They stay on the server. */
export default getRequestConfig(async ({ requestLocale }) => {
  const { config } = await getSite();
  const locale = (await requestLocale) ?? config.defaultLocale;
  const messages = messagesFor(locale);
  const theme = { ...messages.theme, ...localeOf(config, locale).texts } as Messages['theme'];
  return {
    locale,
    messages: { ...messages, theme },
    timeZone: 'UTC',
  };
});
