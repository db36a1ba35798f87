import type { Page } from '../model';

/**
 * Where the Markdown twin of a page stands, without the base.
 *
 * @example markdownPath({ routePath: '/zh/' }) // '/zh/index.md'
 */
export function markdownPath({ routePath }: Pick<Page, 'routePath'>): string {
  return `${routePath.replace(/\/$/, '/index')}.md`;
}
