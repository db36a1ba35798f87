import { readFile } from 'node:fs/promises';
import { dataAttribute } from '../../lib/data-names';
import type { Page } from '../../lib/model';
import { UserError } from '../support/user-error';
import { exportedFile } from './exported-file';
import {
  attributeOf,
  childElements,
  type Document,
  type Element,
  elementsOf,
  findElement,
  parseHtml,
} from './html';

/** A page that Next.js has exported, parsed once for all files that are created from it. */
export interface ExportedPage {
  page: Page;
  document: Document;
  /** What no page may be published with. */
  faults: string[];
  /** The elements of the head that the passes work with. */
  head: { title: Element; early: Element; reading: Element };
}

/** One step from the output of Next.js to the published page. It changes only the document, and notes its faults. */
export type Pass = (page: ExportedPage) => void;

/** Reads a page as Next.js has exported it. */
export async function readExportedPage(folder: string, page: Page): Promise<ExportedPage> {
  return parsePage(await readFile(exportedFile(folder, page), 'utf8'), page);
}

/**
 * Parses a page.
 *
 * @throws UserError if its head lacks what our layout and metadata put there.
 */
export function parsePage(html: string, page: Page): ExportedPage {
  const document = parseHtml(html);
  const head = findElement(document, 'head');
  const find = (tagName: string, isWanted: (element: Element) => boolean = () => true) => {
    const found =
      head &&
      childElements(head).find((element) => element.tagName === tagName && isWanted(element));
    if (found) return found;
    throw new UserError(
      `Next.js wrote the page ${page.routePath} without its <${tagName}> in the head.`,
    );
  };
  return {
    page,
    document,
    faults: [],
    head: {
      title: find('title'),
      early: find('script', (element) => attributeOf(element, INLINE) === 'early'),
      reading: find('script', (element) => attributeOf(element, READING) !== undefined),
    },
  };
}

const INLINE = dataAttribute('inline');
const READING = dataAttribute('reading');

/** Whether a script carries our mark. */
export function isOurScript(script: Element): boolean {
  return [INLINE, READING].some((name) => attributeOf(script, name) !== undefined);
}

/** Whether a page has components that run in the browser, which need all that Next.js has written. */
export function hasClientCode({ document }: Pick<ExportedPage, 'document'>): boolean {
  return elementsOf(document).some(
    (element) => attributeOf(element, dataAttribute('hydrated')) !== undefined,
  );
}
