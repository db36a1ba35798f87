import type { Messages } from '../messages';

/** The interface texts that search needs in the browser. */
export type SearchLabels = Readonly<Messages['search']> & {
  placeholder: string;
  noResults: string;
  allPages: string;
};

/** Texts that only a hosted search needs. */
export type HostedSearchLabels = Readonly<Messages['hostedSearch']> & {
  suggestedQuery: string;
};

/** A text that something follows, with the space between; a full-width character brings its own. */
export function before(text: string): string {
  return /[\u3000-\u303f\uff00-\uffef]$/u.test(text) ? text : `${text} `;
}
