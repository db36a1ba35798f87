import type { LiveText } from '../mdx/compile';
import type { Landmark } from '../mdx/outline/landmarks';
import type { HeadingKeywords, UnsearchedPart } from '../mdx/outline/rehype-outline';
import type { PageNode } from '../mdx/run/page-data';
import type { TocEntry } from '../model';
import type { Problem } from '../problem';
import type { AnchorLink } from './routes';

/** Everything that is known of a page once its text is compiled. */
export interface CompiledPage {
  /** What the page shows: nothing after a syntax error, and on a page that imports code. */
  nodes: readonly PageNode[];
  /** What the bundler takes instead. */
  live: LiveText | undefined;
  toc: readonly TocEntry[];
  ids: ReadonlySet<string>;
  /** The h1 of the text. */
  title: string | undefined;
  text: string;
  /** The first paragraph that says something. */
  excerpt: string | undefined;
  /** The parts of `text` that the search reads otherwise. */
  unsearched: readonly UnsearchedPart[];
  /** What readers call its sections. */
  keywords: readonly HeadingKeywords[];
  /** What the page has in common in every language; unknown after a syntax error. */
  landmarks: readonly Landmark[] | undefined;
  hasImages: boolean;
  anchors: readonly AnchorLink[];
  problems: readonly Problem[];
}
