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

/** The languages whose texts come with the code. A site brings those of any other; see lib/content/messages. */
export const MESSAGES: Readonly<Record<string, Translated<Messages>>> = { en, zh };

/** What is shown where a language has no text of its own. */
export const DEFAULT_MESSAGES: Messages = en;
