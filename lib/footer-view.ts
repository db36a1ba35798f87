import type { Locale } from './model';
import type { SiteConfig } from './site-config';

/** What the foot of a home page tells about the site. */
export interface FooterView {
  message: string | undefined;
  repository: string | undefined;
  license: string | undefined;
}

/** The foot of the home page in a language. */
export function viewFooter({ footer, software }: SiteConfig, locale: Locale): FooterView {
  const message = footer?.message;
  return {
    message: typeof message === 'string' ? message : message?.[locale],
    repository: software?.repository,
    license: software?.license,
  };
}
