import { checkSite } from '../../lib/content/check-site';
import { ContentError } from '../../lib/content/problems';
import { readSite, type Site } from '../../lib/content/site';

const PROGRESS_EVERY_MS = 1000;

/**
 * Read and check the content folder, with progress on the terminal when it takes long.
 *
 * @throws ContentError with every mistake.
 */
export async function checkContent(): Promise<Site> {
  const site = await readSite();
  let shownAt = Date.now();
  const problems = await checkSite(site, (done, total) => {
    if (done < total && Date.now() - shownAt < PROGRESS_EVERY_MS) return;
    shownAt = Date.now();
    console.log(`Checked ${done} of ${total} pages.`);
  });
  if (problems.length > 0) throw new ContentError(problems);
  return site;
}
