import en from './messages/en.json';
import zh from './messages/zh.json';

/** The interface texts. Their types are the English ones, so that names and placeholders are checked. */
export type Messages = typeof en;

declare module 'next-intl' {
  interface AppConfig {
    Messages: Messages;
  }
}

/** The same names with other texts. */
type Translated<Texts> = {
  [Name in keyof Texts]: Texts[Name] extends string ? string : Translated<Texts[Name]>;
};

const MESSAGES: Record<string, Translated<Messages>> = { en, zh };

/** Languages that have interface texts. */
export const MESSAGE_LOCALES = Object.keys(MESSAGES);

/** The interface texts of a language; those of a language without any are English. */
export function messagesFor(locale: string): Messages {
  return (MESSAGES[locale] ?? en) as Messages;
}
