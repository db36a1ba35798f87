import { readFileSync } from 'node:fs';
import { UserError } from '../support/user-error';
import {
  attributeOf,
  childElements,
  type Document,
  type Element,
  elementsOf,
  findElement,
  textOf,
} from './html';

/** The inline script that React starts the framework with. */
const STARTER_ID = '_R_';
const STARTER_CALL = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push';
/** The inline scripts that carry the payload: one that opens it, and parts. */
const PAYLOAD_OPENER = '(self.__next_f=self.__next_f||[]).push([0])';
const PAYLOAD_CALL = 'self.__next_f.push';
/** Where the scripts of the framework lie, below the base. */
const SCRIPT_ADDRESS = /^\/(?!\/)(?:.*\/)?_next\/static\//;
/** The kind of a part that is text. The others are for forms and for bytes, which our pages do not have. */
const TEXT_PART = 1;

/** What starts the framework on a page. It is data: any script may load the files and start it with them. */
export interface Framework {
  /** The addresses of the scripts, with the base, in the order of the page. */
  scripts: readonly string[];
  /** The addresses of the style sheets, in the order of the page. */
  styles: readonly string[];
  /** What the bundler's global list `TURBOPACK` is given to run the app once the scripts are there. */
  starter: unknown;
}

/** What the export needs to know about a page that Next.js has written. */
export interface NextOutput {
  head: Element;
  title: Element;
  /** The style sheets, in the head. */
  styles: readonly Element[];
  /** Our inline script of the head that has to run before the style sheets are there. */
  early: Element;
  /** The element that loads our reading script. */
  reading: Element;
  /** The inline scripts that hold the payload of the page, which its `.txt` file holds too. */
  payloadScripts: readonly Element[];
  /** Everything in the page that loads and starts the framework: its scripts and their preloads. */
  frameworkElements: readonly Element[];
  framework: Framework;
}

/**
 * Read what Next.js and React have written, and check that it has the form that the export relies on. All of its
 * assumptions about that form are in this file.
 *
 * @param payload The content of the `.txt` file beside the page.
 * @throws UserError that names the page and the version of Next.js.
 */
export function readNextOutput(document: Document, payload: string, routePath: string): NextOutput {
  const output = new PageOutput(document, routePath);
  const head = output.only(findElement(document, 'head'), 'no <head>');
  const inHead = childElements(head);
  const title = output.only(
    inHead.find(({ tagName }) => tagName === 'title'),
    'no <title> in the head',
  );
  // Those of a client component of the content are on its pages alone, and stay as they are.
  const styles = inHead.filter(
    (element) =>
      isLink(element, 'stylesheet') && attributeOf(element, 'data-precedence') !== 'dynamic',
  );
  const early = output.only(
    inHead.find((element) => attributeOf(element, 'data-early') !== undefined && isScript(element)),
    'no <script data-early> in the head, which app/[locale]/layout renders',
  );
  output.expect(
    styles.length > 0 && inHead.indexOf(early) > inHead.indexOf(styles[0] as Element),
    'no style sheet before the <script data-early> of the head',
  );
  const reading = output.only(
    inHead.find((element) => isReadingScript(element)),
    'no <script data-reading> in the head, which app/[locale]/layout renders',
  );
  const payloadScripts = output.payloadScripts();
  output.expect(
    payloadIn(payloadScripts) === payload,
    'inline payload scripts whose text is not the .txt file of the page',
  );
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
    early,
    reading,
    payloadScripts,
    frameworkElements: [...preloads, ...sources, starter],
    framework: {
      scripts: sourcesOf(sources),
      styles: styles.map((link) => attributeOf(link, 'href') ?? ''),
      starter: argumentOf(textOf(starter), STARTER_CALL),
    },
  };
}

/** Finds what is expected in one page, or says what is wrong. */
class PageOutput {
  readonly scripts: readonly Element[];

  constructor(
    document: Document,
    private readonly routePath: string,
  ) {
    this.scripts = [...elementsOf(document)].filter(isScript);
  }

  expect(isMet: boolean, found: string): void {
    if (isMet) return;
    throw new UserError(
      `Next.js ${nextVersion()} wrote the page ${this.routePath} in another form than the export knows: it has ${found}. ` +
        'Compare the page in .next/export with scripts/export/next-output.ts, and change what is expected there.',
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

/** The only argument, as JSON, of a script that is one call. */
function argumentOf(script: string, name: string): unknown {
  const call = script.endsWith(';') ? script.slice(0, -1) : script;
  if (!call.startsWith(`${name}(`) || !call.endsWith(')')) return undefined;
  try {
    return JSON.parse(call.slice(name.length + 1, -1));
  } catch {
    return undefined;
  }
}

/** Without what only browsers take that cannot run the app. */
function sourcesOf(scripts: readonly Element[]): string[] {
  return scripts
    .filter((script) => attributeOf(script, 'nomodule') === undefined)
    .map((script) => attributeOf(script, 'src') ?? '');
}

function isScript({ tagName }: Element): boolean {
  return tagName === 'script';
}

/** Ours come from another folder. */
function isOfFramework(script: Element): boolean {
  return SCRIPT_ADDRESS.test(attributeOf(script, 'src') ?? '');
}

function isReadingScript(element: Element): boolean {
  return isScript(element) && attributeOf(element, 'data-reading') !== undefined;
}

function isLink(element: Element, rel: string): boolean {
  return element.tagName === 'link' && attributeOf(element, 'rel') === rel;
}

function nextVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync('node_modules/next/package.json', 'utf8'));
  return String((manifest as { version?: unknown }).version);
}
