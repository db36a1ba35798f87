import en from './messages/en.json';
import zh from './messages/zh.json';
import type { Locale } from './model';

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

/** The interface texts by language. */
export const MESSAGES: Readonly<Record<Locale, Translated<Messages>>> = { en, zh };

/** The interface texts of a language. */
export function messagesFor(locale: Locale): Messages {
  return (MESSAGES[locale] ?? en) as Messages;
}
