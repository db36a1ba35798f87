import type { Page } from '../model';

/** The size that the networks ask for, in pixels. */
export const SOCIAL_IMAGE = { width: 1200, height: 630 } as const;

/**
 * Where the picture stands that shows a page when somebody hands it on.
 *
 * @example socialImagePath({ routePath: '/zh/' }) // '/og/zh/index.png'
 */
export function socialImagePath({ routePath }: Pick<Page, 'routePath'>): string {
  return `/og${routePath.replace(/\/$/, '/index')}.png`;
}
