import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { fillText } from '../../fill-text';
import type { DemoPlace, Fault } from '../../mdx/host';
import { assetHref } from '../../paths';
import { publicDir } from '../content-dir';
import { messagesFor } from '../messages';
import { readTextIfAny } from '../read/files';
import { remember } from '../read/remember';
import { reportLangOf } from './picture-recipes';

/** Where pages lead to in the live report, under the names of the pages about it. */
const PLACES: Record<string, string> = {
  overall: '#/overall',
  'project-overall': '#/overall',
  'bundle-overall': '#/overall',
  'compile-overall': '#/overall',
  'bundle-alerts': '#/overall',
  'compile-alerts': '#/resources/rules?code=E1003',
  'loaders-timeline': '#/webpack/loaders/overall',
  'loaders-analysis': '#/webpack/loaders/analysis',
  'plugins-analysis': '#/webpack/plugins',
  'bundle-size': '#/bundle/size',
  'module-analysis': '#/bundle/size',
  resolver: '#/module/resolve',
};

/** The comparison of two builds is a page of its own. */
const DIFF = 'bundle-diff';

const BYTES_PER_MB = 1_000_000;

/**
 * The place in the live report that goes by that name, in the language of the page. The report chooses the
 * reader's colour scheme by itself.
 */
export function findDemoPlace(name: string, locale: string, base: string): DemoPlace | Fault {
  const place = PLACES[name];
  if (place === undefined && name !== DIFF) {
    const names = [...Object.keys(PLACES), DIFF].join(', ');
    return {
      problem: `leads to ${name || 'no place'} in the demo.`,
      remedy: `Use one of ${names}.`,
    };
  }
  const folder = name === DIFF ? 'demo/diff' : 'demo';
  const file = path.join(publicDir(), folder, 'index.html');
  const html = readTextIfAny(file);
  if (html === undefined) {
    const problem = `leads to the demo, but public/${folder}/index.html is not there.`;
    return { problem, remedy: 'Run `npm run pictures`.' };
  }
  const { demo } = messagesFor(locale).content;
  const lang = reportLangOf(locale);
  const size = downloadOf(() => {}, file, html);
  return {
    href: assetHref(`/${folder}/?lang=${lang}${place ?? ''}`, base),
    label: name === DIFF ? demo.diff : demo.report,
    note: fillText(demo.note, { size }),
    embed: { ...demo.embed, show: fillText(demo.embed.show, { size }) },
  };
}

/** How much a reader downloads, in MB, as servers compress it. */
const downloadOf = remember((_, __, html = '') =>
  (gzipSync(html).length / BYTES_PER_MB).toFixed(1),
);
