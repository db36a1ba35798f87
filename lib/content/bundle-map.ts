import path from 'node:path';
import { z } from 'zod';
import { layoutBundleMap } from '../bundle-map/layout';
import type { BundleMap } from '../bundle-map/packages';
import { sizeText } from '../bundle-map/size';
import { bundleMapSvg } from '../bundle-map/svg';
import { fillText } from '../fill-text';
import type { DrawnMap } from '../hero-view';
import { messagesFor } from '../messages';
import { strict } from '../schemas';
import { checkShape } from './check/check-shape';
import type { Report } from './check/problems';
import { contentDir } from './content-dir';
import { isFile } from './read/files';
import { readJson } from './read/read-json';

const bytes = z.int().nonnegative();

const measuredBuild = strict({
  total: bytes,
  versions: z.record(z.string(), z.string()),
  files: z.record(z.string(), z.record(z.string(), bytes)),
});

const bundleMap = strict({ before: measuredBuild, after: measuredBuild.optional() });

/** The data of a map. Errors are reported; undefined if there are some, or no such file. */
export function readMap(name: string, report: Report): BundleMap | undefined {
  const file = path.join(contentDir(), 'maps', `${name}.json`);
  const data = isFile(file) ? readJson(file, report) : undefined;
  return data && checkShape(bundleMap, data, `content/maps/${name}.json`, report);
}

/** A map as its layout shows it. */
export function drawMap(name: string, locale: string): DrawnMap | undefined {
  const map = readMap(name, () => {});
  if (!map) return undefined;
  const { small, less } = messagesFor(locale).landing.map;
  const { total: before } = map.before;
  const after = map.after?.total;
  const freed = fillText(less, { size: sizeText(before - (after ?? before)) });
  return { svg: bundleMapSvg(layoutBundleMap(map), { small, freed }), before, after };
}
