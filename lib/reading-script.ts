/** The folder of the reading script and its parts, below the base. */
export const READING_FOLDER = 'static/reading/';

/** The script of the development server. A build gives it a hash for a name. */
export const READING_SCRIPT = `${READING_FOLDER}reading.js`;

/** What the reading script has to know of the site. The element that loads the script has it as an attribute. */
export interface ReadingSettings {
  /** The path the site is served under, with slashes at both ends. */
  base: string;
  hasDarkMode?: boolean | undefined;
  /** Whether a change of theme may be animated. */
  hasThemeTransition?: boolean | undefined;
  /** Lead a reader to the language of the browser on the first visit. */
  hasLocaleRedirect?: boolean | undefined;
}

/** Settings as one attribute: the base, and the names of what the site has. */
export function writeSettings({ base, ...features }: ReadingSettings): string {
  const names = Object.entries(features).flatMap(([name, has]) => (has ? [name] : []));
  return [base, ...names].join(' ');
}

/** The settings that were written. */
export function parseSettings(text: string): ReadingSettings {
  const [base, ...names] = text.split(' ');
  // A page whose settings are broken was changed on its way.
  if (!base?.startsWith('/')) throw new Error(text);
  return { ...Object.fromEntries(names.map((name) => [name, true])), base };
}
