import type { CompiledMdx } from '../../mdx/compile';
import type { Problem } from '../../problem/problem';
import type { AnchorLink } from '../pages/routes';

/** Everything that is known of a page once its text is compiled. */
export interface CompiledPage extends CompiledMdx {
  /** The anchors that links of the text name. */
  anchors: readonly AnchorLink[];
  /** Whether the text shows the glossary. */
  asked: { terms: boolean };
  problems: readonly Problem[];
}
