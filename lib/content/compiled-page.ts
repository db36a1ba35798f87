import type { Problem } from '../problem';
import type { CompiledText } from './page-store';
import type { AnchorLink } from './routes';

/** Everything that is known of a page once its text is compiled. */
export interface CompiledPage extends Omit<CompiledText, 'faults' | 'landmarks'> {
  /** What the page has in common in every language; unknown after a syntax error. */
  landmarks: CompiledText['landmarks'] | undefined;
  anchors: readonly AnchorLink[];
  problems: readonly Problem[];
}
