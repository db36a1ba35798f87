import type { Node } from 'unist';
import type { VFile } from 'vfile';
import type { Problem, ProblemText } from '../../problem/problem';

/** Where something is written. `line` and `column` are counted from 1. */
export interface Place {
  file: string;
  line: number | undefined;
  column?: number | undefined;
}

/** What the plugins need to know about the rest of the site. Files are named as the caller names them. */
export interface MdxHost {
  /** The href for a link as written there, or what is wrong with it. */
  resolveLink(link: string, place: Place): { href: string } | ProblemText;
  /** The image whose source is written there, or what is wrong with it. */
  resolveImage(source: string, place: Place): ResolvedImage;
  /** The text of a shared piece imported as `specifier` in `file`; undefined if there is none. */
  readPiece(specifier: string, file: string): { file: string; text: string } | undefined;
  /** The code of a file named in a block, or what is wrong with the name. */
  readCode(file: string, place: Place): { code: string } | ProblemText;
  /** The picture of the report with that name, in the language of the page, or what is wrong with the name. */
  findShot(id: string): ReportShot | ProblemText;
  /** The inside of the SVG that is the map with that name; undefined if there is none. */
  findMap(name: string): string | undefined;
  /** The place in the live report with that name, or what is wrong with the name. */
  findDemo(name: string): DemoPlace | ProblemText;
  /** The terms in the language of the page, or why it does not show them. */
  readGlossary(): Glossary | ProblemText;
  /** What the term means that a link with this href leads to; undefined if it leads to none, or only up the page. */
  findDefinition(href: string): string | undefined;
  report(problem: Problem): void;
}

/** An image as the page asks for it; one from elsewhere has no known size. */
export interface Picture {
  href: string;
  width?: number | undefined;
  height?: number | undefined;
}

/** `dark` is the variant for the dark scheme. */
export type ResolvedImage = (Picture & { dark?: Picture | undefined }) | ProblemText;

/** A picture of the report, and what is said about it. `caption` and `callouts` are Markdown. */
export interface ReportShot {
  alt: string;
  caption: string;
  /** The texts for the numbers in the picture, from 1. */
  callouts: readonly string[];
  /** One per color scheme, or one for both. */
  pictures: readonly ReportPicture[];
}

/** The files of a picture; `avif` and `webp` are values of `srcset`. */
export interface ReportPicture {
  /** None where it is the same in both. */
  scheme: 'light' | 'dark' | undefined;
  width: number;
  height: number;
  /** At twice its width, for sharp screens and the zoom. */
  avif: string;
  /** For browsers without AVIF. */
  src: string;
  /** The part that phones show, where that is not all of it. */
  phone?: { src: string; width: number; height: number } | undefined;
}

/** A link into the live report. */
export interface DemoPlace {
  href: string;
  label: string;
  /** How large it is, and where it opens. */
  note: string;
  /** The texts of the button that shows it within the page, and the name of what it shows. */
  embed: { show: string; hide: string; title: string };
}

/** The terms of a site in one language. */
export interface Glossary {
  /** Where they are written. */
  file: string;
  groups: readonly GlossaryGroup[];
}

/** Terms under a heading of their own. */
export interface GlossaryGroup {
  id: string;
  name: WrittenLine;
  terms: readonly GlossaryTerm[];
}

export interface GlossaryTerm {
  id: string;
  name: WrittenLine;
  /** What it means. */
  text: WrittenLine;
}

/** A line of Markdown, and the line of its file on which it is written, from 1. */
export interface WrittenLine {
  markdown: string;
  line: number;
}

/** A page, or a piece of one, as plugins name it. */
export type NamedFile = Pick<VFile, 'path'>;

/** Where a node is written: in the page, or in the shared piece that it comes from. */
export function placeOf(node: Node, file: NamedFile): Place {
  const { line, column } = node.position?.start ?? {};
  return { file: node.data?.file ?? file.path, line, column };
}

/** Reports a problem at a node, unless `problem` has a better place. */
export type ReportAt = (node: Node, problem: Omit<Problem, 'file'>) => void;

/** What all plugins report problems with. */
export function reporterFor(host: Pick<MdxHost, 'report'>, file: NamedFile): ReportAt {
  return (node, problem) => {
    const place = placeOf(node, file);
    host.report({ ...problem, ...(problem.line === undefined ? place : { file: place.file }) });
  };
}

const SYNTAX_REMEDY =
  'Close every tag and brace; write a literal `{` or `<` in inline code or as `\\{`, `\\<`.';

const CODE_REMEDY =
  'A line that begins with `import` or `export` is code: correct it, or begin the sentence with another word.';

/** What a parser threw, as an error; anything but a syntax error is thrown on. */
export function syntaxProblemOf(error: unknown): Omit<Problem, 'file'> {
  if (!isSyntaxError(error)) throw error;
  // Of an unclosed tag the parser tells the place in words only: “for `<b>` (3:1-3:4)”.
  const inWords = /\((\d+):(\d+)-\d+:\d+\)/.exec(error.reason)?.slice(1).map(Number);
  const [line, column] = inWords ?? [error.line, error.column];
  if (error.reason.includes('to create a comment in MDX')) {
    return { line, column, problem: 'has an HTML comment.', remedy: 'Write `{/* text */}`.' };
  }
  const remedy = error.reason.includes('import/exports') ? CODE_REMEDY : SYNTAX_REMEDY;
  return { line, column, problem: `is not valid MDX: ${error.reason}`, remedy };
}

function isSyntaxError(error: unknown): error is VFile['messages'][number] {
  return 'reason' in Object(error);
}
