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

export const SITES = [
  { out: process.env['OUT_DIR'] ?? 'out', base: '/' },
  EVERY_KIND,
] as const satisfies readonly ServedExport[];

/** The address and language of every page of a site. */
export function pagesOf({ out, base }: ServedExport): { address: string; lang: string }[] {
  const known = JSON.parse(readFileSync(path.join(out, 'routes.json'), 'utf8')) as KnownPage[];
  return known
    .filter(({ to }) => to === undefined)
    .map((page) => ({ address: encodeURI(`${base}${page.path.slice(1)}`), lang: page.lang }));
}
