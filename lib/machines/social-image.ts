import type { Page } from '../model';

/** The size that social networks recommend, in pixels. */
export const SOCIAL_IMAGE = { width: 1200, height: 630 } as const;

/**
 * The path of the social image of a page, without the base.
 *
 * @example socialImagePath({ routePath: '/zh/' }) // '/og/zh/index.png'
 */
export function socialImagePath({ routePath }: Pick<Page, 'routePath'>): string {
  return `/og${routePath.replace(/\/$/, '/index')}.png`;
}
