import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { KnownPage } from '@/lib/model';

/** An exported site, and the base path under which it is served. */
export interface ServedExport {
  out: string;
  base: string;
}

/** With hosted search. */
export const EVERY_KIND = { out: '.cache/every-kind', base: '/docs/' } as const;
/** With remote search. */
export const VERSIONS = { out: '.cache/versions', base: '/' } as const;

/** The site. */
export const OUT = process.env['OUT_DIR'] ?? 'out';

/** The address and language of every page of the site. */
export function readAddresses(): { address: string; lang: string }[] {
  const known = JSON.parse(readFileSync(path.join(OUT, 'routes.json'), 'utf8')) as KnownPage[];
  return known
    .filter(({ to }) => to === undefined)
    .map((page) => ({ address: encodeURI(page.path), lang: page.lang }));
}
