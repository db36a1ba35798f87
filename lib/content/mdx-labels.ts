import type { MdxLabels } from '../mdx/compile';
import en from '../messages/en.json';
import zh from '../messages/zh.json';
import type { Locale } from '../model';

/** The interface texts per language; a language without them is a mistake in the configuration. */
const MESSAGES: Record<string, typeof en> = { en, zh };

/** Languages that have interface texts. */
export const MESSAGE_LOCALES = Object.keys(MESSAGES);

/** The words that Markdown itself brings into a page. */
export function mdxLabelsFor(locale: Locale): MdxLabels {
  return (MESSAGES[locale] ?? en).content.markdown;
}
