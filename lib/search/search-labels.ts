import type { Messages } from '../messages';

/** The interface texts that search needs in the browser. */
export interface SearchLabels extends Readonly<Record<keyof Messages['search'], string>> {
  placeholder: string;
  noResults: string;
  allPages: string;
}

/** Texts that only a hosted search needs. */
export interface HostedSearchLabels
  extends Readonly<Record<keyof Messages['hostedSearch'], string>> {
  suggestedQuery: string;
}

/** A text that something follows, with the space between; a full-width character brings its own. */
export function before(text: string): string {
  return /[\u3000-\u303f\uff00-\uffef]$/u.test(text) ? text : `${text} `;
}

/** A text with values in place of `{name}`. */
export function fillLabel(
  label: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return label.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
