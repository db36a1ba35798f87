import path from 'node:path';
import type { HeroParts, ToolCommand } from '../hero-view';
import { encodeLines } from '../mdx/code/code-marks';
import { commandFor, PACKAGE_MANAGERS } from '../mdx/code/commands';
import { loadHighlight } from '../mdx/code/highlight';
import type { Page } from '../model';
import { isExternal } from '../paths';
import { sourcesOf } from './check/check-pictures';
import { publicDir } from './content-dir';
import { isFile } from './read/files';
import { readImageSize } from './read/image-size';

/** What the hero of a page needs from the disk and of the package managers. */
export async function readHeroParts({ frontmatter: { hero } }: Page): Promise<HeroParts> {
  const { install, image } = hero ?? {};
  const [source] = image ? sourcesOf(image.src) : [];
  return {
    commands: install === undefined ? [] : await commandsFor(install),
    imageSize: source === undefined ? undefined : sizeOfPublic(source),
  };
}

async function commandsFor(install: string): Promise<ToolCommand[]> {
  const highlight = await loadHighlight(['bash']);
  return PACKAGE_MANAGERS.map((tool) => {
    const command = commandFor(tool, install);
    return { tool, command, marks: encodeLines(highlight(command, 'bash'), new Map()) };
  });
}

/** An image from elsewhere, or one that is not there, has no known size. */
function sizeOfPublic(source: string) {
  const absolute = path.join(publicDir(), source);
  return isExternal(source) || !isFile(absolute) ? undefined : readImageSize(absolute);
}
