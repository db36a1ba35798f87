import en from './messages/en.json';
import zh from './messages/zh.json';

export type Messages = typeof en;

const MESSAGES: Record<string, Messages> = { en, zh };

/** Languages that have interface texts. */
export const MESSAGE_LOCALES = Object.keys(MESSAGES);

/** The interface texts of a language; those of a language without any are English. */
export function messagesFor(locale: string): Messages {
  return MESSAGES[locale] ?? en;
}
