import { dataAttribute } from '../../lib/data-names';
import { classesIn } from './used-styles';

/** A class of a CSS module, whose prefix depends on the file: `O8Na-a_root`, or `_1_r8Ja_root` where it would begin with a digit. */
const MODULE_CLASS = /^_?[\w-]{6}_[\w-]+$/;

/**
 * Short names for the classes of CSS modules, by their names; the bundler has no option for them. Every page and its style sheet take
 * the same, except pages with components of their own, whose scripts use the original names.
 *
 * @param styles All style sheets of the site.
 */
export function shortClasses(styles: readonly string[]): ReadonlyMap<string, string> {
  const names = new Set(styles.flatMap(classesIn).filter((name) => MODULE_CLASS.test(name)));
  return new Map([...names].map((name, index) => [name, `_${index.toString(36)}`]));
}

/**
 * Does a page keep the original names?
 *
 * @param names The names that selectors can match in it.
 */
export function hasOriginalClasses(names: ReadonlySet<string>): boolean {
  return names.has(dataAttribute('live'));
}
