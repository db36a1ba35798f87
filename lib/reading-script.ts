/** The folder of the reading script and its parts, below the base. */
export const READING_FOLDER = 'static/reading/';

/** The script of the development server. A build gives it a hash for a name. */
export const READING_SCRIPT = `${READING_FOLDER}reading.js`;

/** What the reading script has to know of the site. It stands on the element that loads the script. */
export interface ReadingSettings {
  /** The path the site is served under, with slashes at both ends. */
  base: string;
  hasDarkMode: boolean;
  /** Whether a change of theme may be animated. */
  hasThemeTransition: boolean;
  /** Lead a reader to the language of the browser on the first visit. */
  hasLocaleRedirect: boolean;
}
