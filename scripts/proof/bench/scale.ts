import { statSync } from 'node:fs';
import { appendFile, rm, writeFile } from 'node:fs/promises';
import { listFiles } from '../../../lib/content/read/files';
import { PAGES_DIR } from '../../support/check-content';
import { scriptCommand } from '../../support/run';
import type { Figure } from './figure';
import { generateContent } from './generate-content';
import { measureCommand } from './measure-command';

const LOCALES = 2;
const BYTES_PER_MB = 1_000_000;

/** The time of a build after an edit, for a number of pages that is built often. */
interface EditBounds {
  text: string;
  navigation: string;
}

/**
 * Builds a site of generated pages, and measures time, memory and the size of the export.
 *
 * @param pages The number of pages, both languages together.
 * @param bound The bound for this number of pages.
 * @param edits The bounds for builds after an edit; without them these are not measured.
 */
export async function benchScale(
  pages: number,
  bound: string,
  edits?: EditBounds,
): Promise<Figure[]> {
  const content = `.cache/generated-${pages}`;
  const out = `.cache/generated-${pages}-out`;
  const build = () =>
    measureCommand(...scriptCommand('build'), { CONTENT_DIR: content, OUT_DIR: out });
  await rm(PAGES_DIR, { recursive: true, force: true });
  await generateContent(content, pages / LOCALES);
  const { seconds, peakGb } = await build();
  const bytes = sizeOf(out);
  const size = `${pages.toLocaleString('en')} generated pages`;
  const figures: Figure[] = [
    {
      what: `${size}, 6 code blocks each: clean build`,
      bound,
      measured: `${seconds.toFixed(0)} s, ${peakGb.toFixed(2)} GB, ${(bytes / BYTES_PER_MB).toFixed(0)} MB exported`,
    },
  ];
  if (edits) {
    await appendFile(`${content}/en/part-0/page-0.mdx`, '\nMore.\n');
    const text = await build();
    for (const locale of ['en', 'zh']) {
      const nav = [{ text: 'Pages', link: '/part-0/page-0' }];
      await writeFile(`${content}/${locale}/_nav.json`, JSON.stringify(nav));
    }
    const navigation = await build();
    figures.push(
      {
        what: `${size}: build after an edit of a text`,
        bound: edits.text,
        measured: `${text.seconds.toFixed(1)} s`,
      },
      {
        what: `${size}: build after an edit of the navigation bar, which every page shows`,
        bound: edits.navigation,
        measured: `${navigation.seconds.toFixed(1)} s`,
      },
    );
  }
  await rm(content, { recursive: true });
  await rm(out, { recursive: true });
  return figures;
}

function sizeOf(folder: string): number {
  return listFiles(folder).reduce((sum, name) => sum + statSync(`${folder}/${name}`).size, 0);
}
