import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { fillText } from '../../fill-text';
import type { DemoPlace } from '../../mdx/base/host';
import { messagesFor } from '../../messages';
import { ownOf } from '../../own';
import { assetHref } from '../../paths';
import type { ProblemText } from '../../problem/problem';
import { displayName, publicDir } from '../read/content-dir';
import { readDecoded } from '../read/read-text';
import { remember } from '../read/remember';
import { readReportFacts, reportLangOf } from './report-facts';

/** The place that compares two builds, which is a page of its own. */
const DIFF = 'diff';

const BYTES_PER_MB = 1_000_000;

/**
 * The place in the live report that goes by that name, in the language of the page. The report chooses the
 * reader's color scheme by itself.
 */
export function findDemoPlace(name: string, locale: string, base: string): DemoPlace | ProblemText {
  const { places } = readReportFacts();
  const place = ownOf(places, name);
  if (place === undefined) {
    const names = Object.keys(places);
    return {
      problem: `leads to ${name || 'no place'} in the demo.`,
      remedy:
        names.length > 0
          ? `Use one of ${names.join(', ')}.`
          : 'Add the place to content/pictures/report.yaml.',
    };
  }
  const isDiff = place === DIFF;
  const folder = isDiff ? 'demo/diff' : 'demo';
  const file = path.join(publicDir(), folder, 'index.html');
  // It keeps the text: the file has 3 MB, and every page that leads there asks, also when it comes from the page store.
  const html = readDecoded(file)?.text;
  if (html === undefined) {
    const problem = `leads to the demo, but ${displayName(file)} is not there.`;
    return { problem, remedy: 'Run `npm run pictures`.' };
  }
  const { demo } = messagesFor(locale).content;
  const lang = reportLangOf(locale);
  const size = downloadOf(() => {}, file, html);
  return {
    href: assetHref(`/${folder}/?lang=${lang}${isDiff ? '' : place}`, base),
    label: isDiff ? demo.diff : demo.report,
    note: fillText(demo.note, { size }),
    embed: { ...demo.embed, show: fillText(demo.embed.show, { size }) },
  };
}

/** How much a reader downloads, in MB, as servers compress it. */
const downloadOf = remember((_, __, html: string) =>
  (gzipSync(html).length / BYTES_PER_MB).toFixed(1),
);
