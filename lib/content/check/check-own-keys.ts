import { frontmatterSchema } from '../../frontmatter';
import { didYouMean } from '../../mdx/nearest';
import type { Page } from '../../model';
import type { Problem } from '../../problem';
import { siteConfigName } from '../site-config';

const KNOWN = Object.keys(frontmatterSchema.shape);

/** Front matter keys that neither the generator nor the configuration knows: mostly typing errors. */
export function checkOwnKeys(
  { file, head, frontmatter }: Page,
  listed: readonly string[],
): Problem[] {
  const unknown = Object.keys(frontmatter.data).filter((key) => !listed.includes(key));
  return unknown.map((key) => ({
    rule: 'front-matter-key',
    file,
    line: lineOfKey(key, head),
    problem: `has the unknown key \`${key}\`.`,
    remedy: didYouMean(key, [...KNOWN, ...listed], {
      otherwise: `Remove it, or list it in \`frontmatter\` of ${siteConfigName()}, if it is one of your own.`,
      write: (name) => `\`${name}\``,
    }),
  }));
}

function lineOfKey(key: string, head: string): number {
  const names = [key, `'${key}'`, `"${key}"`];
  const isOfKey = (line: string) => names.some((name) => line.startsWith(`${name}:`));
  return head.split('\n').findIndex(isOfKey) + 1 || 1;
}
