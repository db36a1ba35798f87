import { readFileSync } from 'node:fs';
import { dataAttribute } from '../../lib/data-names';
import type { PageFramework } from '../../lib/page-framework';
import { UserError } from '../support/user-error';
import {
  attributeOf,
  childElements,
  type Document,
  type Element,
  elementsOf,
  findElement,
  isLink,
  textOf,
} from './html';

/** The attributes of the script before the first paint, and of the one that brings a page to life. */
const EARLY = dataAttribute('early');
const READING = dataAttribute('reading');
/** The inline script with which React starts the framework. */
const STARTER_ID = '_R_';
const STARTER_CALL = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push';
/** The inline scripts that contain the payload: one that opens it, followed by parts. */
const PAYLOAD_OPENER = '(self.__next_f=self.__next_f||[]).push([0])';
const PAYLOAD_CALL = 'self.__next_f.push';
/** The folder of the scripts of the framework, below the base. */
const SCRIPT_ADDRESS = /^\/(?!\/)(?:.*\/)?_next\/static\//;
/** The type of a text part. The other types are for forms and binary data, which our pages do not have. */
const TEXT_PART = 1;

/** What starts the framework on a page, as data: any script can load the files and start the framework. */
export interface Framework extends Pick<PageFramework, 'starter'> {
  /** The addresses of the scripts, with the base, in the order of the page. */
  scripts: readonly string[];
  /** The addresses of the style sheets, in the order of the page. */
  styles: readonly string[];
  /** The data that the page was rendered from. */
  payload: string;
}

/** The parts of a page written by Next.js that the export depends on. */
export interface NextOutput {
  head: Element;
  title: Element;
  /** The style sheets in the head. */
  styles: readonly Element[];
  /** The addresses of the style sheets of client components of the content, which stay as they are. */
  contentStyles: readonly string[];
  /** Our inline script in the head, which must run before the style sheets load. */
  early: Element;
  /** The element that loads our reading script. */
  reading: Element;
  /** The elements that load and start the framework: its scripts, their preloads, and the inline scripts with the payload. */
  frameworkElements: readonly Element[];
  framework: Framework;
}

/**
 * Reads the output of Next.js and React, and checks that it has the form that the export depends on. Only this file
 * makes assumptions about that form.
 *
 * @throws UserError that names the page and the version of Next.js.
 */
export function readNextOutput(document: Document, routePath: string): NextOutput {
  const output = new PageOutput(document, routePath);
  const head = output.only(findElement(document, 'head'), 'no <head>');
  const inHead = childElements(head);
  const title = output.only(
    inHead.find(({ tagName }) => tagName === 'title'),
    'no <title> in the head',
  );
  const sheets = inHead.filter((element) => isLink(element, 'stylesheet'));
  const isOfContent = (sheet: Element) =>
    attributeOf(sheet, dataAttribute('precedence')) === 'dynamic';
  const styles = sheets.filter((sheet) => !isOfContent(sheet));
  const early = output.only(
    inHead.find((element) => attributeOf(element, EARLY) !== undefined && isScript(element)),
    `no <script ${EARLY}> in the head, which app/[locale]/layout renders`,
  );
  output.expect(
    styles.length > 0 && inHead.indexOf(early) > inHead.indexOf(styles[0] as Element),
    `no style sheet before the <script ${EARLY}> of the head`,
  );
  const reading = output.only(
    inHead.find((element) => isReadingScript(element)),
    `no <script ${READING}> in the head, which app/[locale]/layout renders`,
  );
  const payloadScripts = output.payloadScripts();
  const starter = output.starter();
  const sources = output.scripts.filter(isOfFramework);
  output.expect(sources.length > 0, 'no script of the framework');
  const preloads = inHead.filter(
    (element) => isLink(element, 'preload') && attributeOf(element, 'as') === 'script',
  );
  return {
    head,
    title,
    styles,
    contentStyles: addressesOf(sheets.filter(isOfContent)),
    early,
    reading,
    frameworkElements: [...payloadScripts, ...preloads, ...sources, starter],
    framework: {
      scripts: sourcesOf(sources),
      styles: addressesOf(styles),
      starter: argumentOf(textOf(starter), STARTER_CALL),
      payload: payloadIn(payloadScripts),
    },
  };
}

const addressesOf = (links: readonly Element[]) =>
  links.map((link) => attributeOf(link, 'href') ?? '');

/** Finds the expected elements in a page, or reports what is wrong. */
class PageOutput {
  readonly scripts: readonly Element[];

  constructor(
    document: Document,
    private readonly routePath: string,
  ) {
    this.scripts = elementsOf(document).filter(isScript);
  }

  expect(isMet: boolean, found: string): void {
    if (isMet) return;
    throw new UserError(
      `Next.js ${nextVersion()} wrote the page ${this.routePath} in an unexpected form: it has ${found}. ` +
        'Compare the page in .next/export with scripts/export/next-output.ts, and adapt the expectations there.',
    );
  }

  only<Part>(part: Part | undefined, missing: string): Part {
    this.expect(part !== undefined, missing);
    return part as Part;
  }

  starter(): Element {
    const starter = this.only(
      this.scripts.find((script) => attributeOf(script, 'id') === STARTER_ID),
      `no <script id="${STARTER_ID}">`,
    );
    const isCall = argumentOf(textOf(starter), STARTER_CALL) !== undefined;
    this.expect(isCall, `a <script id="${STARTER_ID}"> that is not one call of TURBOPACK.push`);
    return starter;
  }

  payloadScripts(): Element[] {
    const [opener, ...parts] = this.scripts.filter((script) => textOf(script).includes('__next_f'));
    const isOpened = opener !== undefined && textOf(opener) === PAYLOAD_OPENER;
    this.expect(isOpened, `no inline script “${PAYLOAD_OPENER}” before the payload`);
    const isText = parts.every((part) => textPartOf(part) !== undefined);
    this.expect(isText, `an inline script with __next_f that is not ${PAYLOAD_CALL}([1,"…"])`);
    return [...(opener ? [opener] : []), ...parts];
  }
}

function payloadIn([, ...parts]: readonly Element[]): string {
  return parts.map(textPartOf).join('');
}

function textPartOf(script: Element): string | undefined {
  const part = argumentOf(textOf(script), PAYLOAD_CALL);
  if (!Array.isArray(part) || part.length !== 2 || part[0] !== TEXT_PART) return undefined;
  return typeof part[1] === 'string' ? part[1] : undefined;
}

/** The only argument, as JSON, of a script that consists of one call. */
function argumentOf(script: string, name: string): unknown {
  const call = script.endsWith(';') ? script.slice(0, -1) : script;
  if (!call.startsWith(`${name}(`) || !call.endsWith(')')) return undefined;
  try {
    return JSON.parse(call.slice(name.length + 1, -1));
  } catch {
    return undefined;
  }
}

/** Without scripts that only browsers load which cannot run the app. */
function sourcesOf(scripts: readonly Element[]): string[] {
  return scripts
    .filter((script) => attributeOf(script, 'nomodule') === undefined)
    .map((script) => attributeOf(script, 'src') ?? '');
}

function isScript({ tagName }: Element): boolean {
  return tagName === 'script';
}

/** Our own scripts are in another folder. */
function isOfFramework(script: Element): boolean {
  return SCRIPT_ADDRESS.test(attributeOf(script, 'src') ?? '');
}

function isReadingScript(element: Element): boolean {
  return isScript(element) && attributeOf(element, READING) !== undefined;
}

function nextVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync('node_modules/next/package.json', 'utf8'));
  return String((manifest as { version?: unknown }).version);
}
