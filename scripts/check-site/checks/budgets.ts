import { gzipSync } from 'node:zlib';
import { attributeOf, isLink } from '../../export/html';
import type { SiteProblem } from '../problem';
import type { ExportedSite, SitePage } from '../site';

const BYTES_PER_KB = 1000;
const BYTES_PER_MB = 1_000_000;

type Weights = Readonly<Record<string, number>>;

/** The limits: pages after gzip in kB of 1000 bytes, the whole folder in MB. */
export interface Budget {
  pages: Readonly<Record<string, Weights>>;
  folder: { megabytes: number };
}

/** Checks the sizes of downloads against the budget, whose numbers may only be lowered. */
export function findOverweight(site: ExportedSite, budget: Budget | undefined): SiteProblem[] {
  if (!budget) return [];
  const pages = Object.entries(budget.pages).flatMap(([file, most]) => {
    const page = site.pages.find((candidate) => candidate.file === file);
    if (!page) return [{ file, message: 'The budget names a page that does not exist.' }];
    return overweight(file, weightsOf(page, site), most);
  });
  const bytes = [...site.names].reduce((sum, name) => sum + site.bytes(name).length, 0);
  const folder = { megabytes: rounded(bytes / BYTES_PER_MB) };
  return [...pages, ...overweight('the folder', folder, budget.folder)];
}

function weightsOf({ file, elements }: SitePage, site: ExportedSite): Weights {
  const files = (addresses: readonly (string | undefined)[]) =>
    addresses.flatMap((address) => address?.slice(site.base.length) ?? []);
  const scripts = files(
    elements
      .filter(({ tagName }) => tagName === 'script')
      .filter((script) => attributeOf(script, 'nomodule') === undefined)
      .map((script) => attributeOf(script, 'src')),
  );
  const styles = files(
    elements
      .filter((element) => isLink(element, 'stylesheet'))
      .map((element) => attributeOf(element, 'href')),
  );
  const preloads = elements.filter((element) => isLink(element, 'preload'));
  const kilobytes = (names: readonly string[]) =>
    rounded(
      names.reduce((sum, name) => sum + gzipSync(site.bytes(name), { level: 9 }).length, 0) /
        BYTES_PER_KB,
    );
  return {
    html: kilobytes([file]),
    script: kilobytes(scripts),
    framework: kilobytes(scripts.filter((name) => name.startsWith('_next/'))),
    styles: kilobytes(styles),
    requests: 1 + scripts.length + styles.length + preloads.length,
  };
}

function overweight(file: string, weights: Weights, most: Weights): SiteProblem[] {
  return Object.entries({ ...weights, ...most }).flatMap(([what]) => {
    const [weight, limit] = [weights[what], most[what]];
    if (weight === undefined || limit === undefined) {
      return [{ file, message: `The budget and the measurement do not both have “${what}”.` }];
    }
    const over = rounded(weight - limit);
    return over > 0 ? [{ file, message: `${what} is ${weight}, ${over} over its budget.` }] : [];
  });
}

function rounded(number: number): number {
  return Math.round(number * 10) / 10;
}
