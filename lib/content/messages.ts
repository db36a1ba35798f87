import path from 'node:path';
import { z } from 'zod';
import { DEFAULT_MESSAGES, MESSAGES, type Messages } from '../messages';
import type { Locale } from '../model';
import { localeOf, type SiteSettings } from '../resolve-site';
import { strict } from '../schemas';
import { checkShape } from './check/check-shape';
import type { Report } from './check/problems';
import { contentDir, displayName } from './content-dir';
import { isSyntaxProblem, parseJson } from './read/located';
import { readJson } from './read/read-json';
import { readText } from './read/read-text';
import { remember } from './read/remember';

/** Interface texts as JSON holds them: texts, and groups of them. */
interface Texts {
  [key: string]: string | Texts;
}

/** The interface texts of a language: those of the content folder in place of those that come with the code. */
export function messagesFor(locale: Locale): Messages {
  const ignore = () => undefined;
  const file = fileOf(locale);
  return overlaid(ignore, file, { source: readText(file, ignore) ?? '{}', locale });
}

const overlaid = remember((_, __, text: { source: string; locale: Locale }): Messages => {
  const { source, locale } = text;
  const data = parseJson(source);
  const own = isSyntaxProblem(data) ? {} : (data.value as Texts);
  return overlay(MESSAGES[locale] ?? DEFAULT_MESSAGES, own) as unknown as Messages;
});

/** The interface texts of a language, with those of the configuration in place of the defaults. */
export function textsFor(locale: Locale, config: SiteSettings): Messages {
  const messages = messagesFor(locale);
  const theme = { ...messages.theme, ...localeOf(config, locale).texts } as Messages['theme'];
  return { ...messages, theme };
}

/**
 * Report what is wrong with the interface texts of a language.
 *
 * @param isPartial Whether what is missing is shown in English.
 * @param place Where the language is named.
 */
export function checkMessages(
  { lang, isPartial }: { lang: Locale; isPartial: boolean },
  place: { file: string; line: number },
  report: Report,
): void {
  const file = displayName(fileOf(lang));
  const data = readJson(fileOf(lang), report);
  if (data) {
    checkShape(shapeOf(DEFAULT_MESSAGES, isPartial || lang in MESSAGES), data, file, report);
  } else if (!(lang in MESSAGES) && !isPartial) {
    const problem = `has the language “${lang}”, which has no interface texts.`;
    const remedy = `Write ${file} with the keys of lib/messages/en.json, or use one of ${Object.keys(MESSAGES).join(', ')}.`;
    report({ ...place, problem, remedy });
  }
}

function fileOf(locale: Locale): string {
  return path.join(contentDir(), 'messages', `${locale}.json`);
}

function shapeOf(texts: Texts, isPartial: boolean): z.ZodType {
  const entries = Object.entries(texts).map(([key, value]) => {
    const shape = typeof value === 'string' ? textLike(value) : shapeOf(value, isPartial);
    return [key, isPartial ? shape.optional() : shape] as const;
  });
  return strict(Object.fromEntries(entries));
}

/** A text with the placeholders of another: `{count}`, and elements such as `<time>`. */
function textLike(text: string): z.ZodType {
  const wanted = placeholdersIn(text);
  const error =
    wanted.length > 0
      ? `Keep the placeholders ${wanted.join(', ')}.`
      : 'Write it without braces and elements.';
  return z.string().refine((own) => isLike(text, own), { error });
}

function isLike(text: string, own: string): boolean {
  return placeholdersIn(own).join() === placeholdersIn(text).join();
}

/** Each once, in one order for all languages. */
function placeholdersIn(text: string): string[] {
  return [...new Set(text.match(/\{[^}]*\}|<\w+>/g))].sort();
}

/** The texts of `own` in place of those of `base`; what does not fit has been reported, and is left out. */
function overlay(base: Texts, own: Texts): Texts {
  return Object.fromEntries(
    Object.entries(base).map(([key, value]) => {
      const other = own[key];
      if (typeof value === 'string')
        return [key, typeof other === 'string' && isLike(value, other) ? other : value];
      return [key, overlay(value, typeof other === 'object' ? other : {})];
    }),
  );
}
