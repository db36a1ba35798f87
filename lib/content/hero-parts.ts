import path from 'node:path';
import type { HeroParts } from '../hero-view';
import { commandFor, PACKAGE_MANAGERS } from '../mdx/commands';
import type { Page } from '../model';
import { isExternal } from '../paths';
import { sourcesOf } from './check-pictures';
import { publicDir } from './content-dir';
import { isFile } from './files';
import { readImageSize } from './image-size';

/** What the hero of a page needs from the disk and of the package managers. */
export function readHeroParts({ frontmatter: { hero } }: Page): HeroParts {
  const { install, image } = hero ?? {};
  const [source] = image ? sourcesOf(image.src) : [];
  return {
    commands:
      install === undefined
        ? []
        : PACKAGE_MANAGERS.map((tool) => ({ tool, command: commandFor(tool, install) })),
    imageSize: source === undefined ? undefined : sizeOfPublic(source),
  };
}

/** An image from elsewhere, or one that is not there, has no known size. */
function sizeOfPublic(source: string) {
  const absolute = path.join(publicDir(), source);
  return isExternal(source) || !isFile(absolute) ? undefined : readImageSize(absolute);
}
