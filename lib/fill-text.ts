/** The names in braces in a text; any name in a text that is not known before it runs. */
type PlaceholderIn<Text extends string> = string extends Text
  ? string
  : Text extends `${string}{${infer Name}}${infer Rest}`
    ? Name | PlaceholderIn<Rest>
    : never;

/** A text with values in place of `{name}`. What renders on the server has `useTranslations` for that. */
export function fillText<Text extends string>(
  text: Text,
  values: Readonly<Record<PlaceholderIn<Text>, string | number>>,
): string {
  const texts: Readonly<Record<string, string | number>> = values;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(texts[name] ?? whole));
}

/** A text that something follows, with the space between; a full-width character brings its own. */
export function before(text: string): string {
  return /[\u3000-\u303f\uff00-\uffef]$/u.test(text) ? text : `${text} `;
}
