import path from 'node:path';
import type { Page, ThemedSource } from '../model';
import { isExternal } from '../paths';
import { publicDir } from './content-dir';
import { isFile } from './files';
import { lineAt } from './located';
import type { Problem } from './problems';
import type { Site } from './site';

/** Mistakes in what the front matter of a page points at: links of hero and features, and pictures. */
export function checkHead(site: Site, page: Page): Problem[] {
  const { hero, features = [] } = page.frontmatter;
  const links = [...(hero?.actions ?? []), ...features].map(({ link }) => link);
  const images = [
    ...features.map(({ icon }) => icon),
    ...(hero?.image ? sourcesOf(hero.image.src) : []),
  ];
  return [
    ...links.flatMap((link) => (link === undefined ? [] : checkLink(site, page, link))),
    ...checkPictures(images, { file: page.file, source: page.head }),
  ];
}

/**
 * Mistakes in the pictures that a file names: each is a path in `public/`.
 *
 * @param place The file, and its text, in which the line is looked up.
 */
export function checkPictures(
  images: readonly (string | undefined)[],
  { file, source }: { file: string; source: string },
): Problem[] {
  const problems: Problem[] = [];
  for (const image of images) {
    if (image === undefined || isExternal(image)) continue;
    if (isFile(path.join(publicDir(), image))) continue;
    const problem = `shows the image ${image}, which does not exist.`;
    const remedy = `Put the file at public/${image.replace(/^\//, '')}.`;
    problems.push({ file, line: lineOf(image, source), problem, remedy });
  }
  return problems;
}

/** One source, or the sources for light and dark. */
export function sourcesOf(source: ThemedSource): string[] {
  return typeof source === 'string' ? [source] : [source.light, source.dark];
}

function checkLink(site: Site, page: Page, link: string): Problem[] {
  const target = site.routes.resolve(link, page);
  if (target.kind !== 'missing') return [];
  const problem = `links to ${link}, which does not exist.`;
  return [{ file: page.file, line: lineOf(link, page.head), problem, remedy: target.remedy }];
}

function lineOf(value: string, source: string): number {
  return lineAt(source, Math.max(0, source.indexOf(value)));
}
