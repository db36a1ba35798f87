import { createHash } from 'node:crypto';
import type { SiteSettings } from '../../lib/config/resolve-site';
import { searchModeOf } from '../../lib/search/search-modes';
import { attributeOf, type Element, textOf } from './html';

/** Types of scripts that browsers never run. */
const DATA_TYPES = new Set(['application/json', 'application/ld+json']);

/** What the pages of a site may load and run; the same for every page. */
export interface Policy {
  /** The value of the header or meta element. */
  text: string;
  /** The only inline scripts that may run. */
  inlineScripts: ReadonlySet<string>;
  /** The external origins of images. */
  imageOrigins: readonly string[];
}

type PolicySource = Pick<SiteSettings, 'search' | 'imageOrigins' | 'connectOrigins'>;

/**
 * The policy of a site, which allows only what its pages need. Scripts and styles come from the site itself;
 * inline scripts are allowed by their hashes.
 */
export function policyOf(config: PolicySource, inlineScripts: Iterable<string>): Policy {
  const scripts = new Set(inlineScripts);
  const { imageOrigins, connectOrigins, search } = config;
  const loads = searchModeOf(config)?.loadsOf?.(search);
  const text = policyText({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...[...scripts].map(sourceOf)],
    'style-src': ["'self'", ...(loads?.styles ?? []).map(sourceOf)],
    // Icons in style sheets, and images that authors write as data URLs.
    'img-src': ["'self'", 'data:', ...imageOrigins],
    'media-src': ["'self'"],
    'connect-src': ["'self'", ...(loads?.connections ?? []), ...connectOrigins],
    // The worker of the search.
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    // The live report.
    'frame-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
  });
  return { text, inlineScripts: scripts, imageOrigins };
}

/** Directives with their sources, in the order given. */
export function policyText(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

/** The code of an inline script; undefined for other elements, and for data that browsers do not run. */
export function inlineScriptOf(element: Element): string | undefined {
  if (element.tagName !== 'script' || attributeOf(element, 'src') !== undefined) return undefined;
  return isDataScript(element) ? undefined : textOf(element);
}

/** Whether a script is data that browsers do not run. */
export function isDataScript(script: Element): boolean {
  return DATA_TYPES.has(attributeOf(script, 'type') ?? '');
}

/** The source expression of an inline script or style element. */
export function sourceOf(text: string): string {
  return `'${hashOf(text)}'`;
}

/** A hash in the format of policies and `integrity`. */
export function hashOf(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
