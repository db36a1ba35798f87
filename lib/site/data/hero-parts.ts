import path from 'node:path';
import type { Hero } from '../../frontmatter';
import { codeHtml } from '../../mdx/code/code-html';
import { commandFor, PACKAGE_MANAGERS } from '../../mdx/code/commands';
import { loadHighlight } from '../../mdx/code/highlight';
import type { Page } from '../../model';
import type { HeroParts, ToolCommands } from '../../page/hero-view';
import { isExternal } from '../../paths';
import { readMap } from '../images/bundle-map';
import { sourcesOf } from '../images/pictures';
import { publicDir } from '../read/content-dir';
import { isFile } from '../read/files';
import { readImageSize } from '../read/image-size';

/** What the hero of a page needs from the disk and of the package managers. */
export async function readHeroParts({ frontmatter: { hero }, locale }: Page): Promise<HeroParts> {
  const { install, image, play } = hero ?? {};
  const [source] = image ? sourcesOf(image.src) : [];
  return {
    install: install === undefined ? [] : await commandsFor(install),
    imageSize: source === undefined ? undefined : sizeOfPublic(source),
    map: play && readMap(play.size.map, locale),
  };
}

async function commandsFor(install: NonNullable<Hero['install']>): Promise<ToolCommands[]> {
  const highlight = await loadHighlight(['bash']);
  const written = typeof install === 'string' ? [{ for: undefined, command: install }] : install;
  return PACKAGE_MANAGERS.map((tool) => ({
    tool,
    commands: written.map((entry) => {
      const command = commandFor(tool, entry.command);
      return { ...entry, command, html: codeHtml(command, highlight(command, 'bash')) };
    }),
  }));
}

/** An image from elsewhere, or one that is not there, has no known size. */
function sizeOfPublic(source: string) {
  const absolute = path.join(publicDir(), source);
  return isExternal(source) || !isFile(absolute) ? undefined : readImageSize(absolute);
}
