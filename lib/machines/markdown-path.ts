import type { Page } from '../model';

/**
 * The path of the Markdown file of a page, without the base.
 *
 * @example markdownPath({ routePath: '/zh/' }) // '/zh/index.md'
 */
export function markdownPath({ routePath }: Pick<Page, 'routePath'>): string {
  return `${routePath.replace(/\/$/, '/index')}.md`;
}
