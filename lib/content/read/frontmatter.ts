import { DEFAULT_FRONTMATTER, type Frontmatter, frontmatterSchema } from '../../frontmatter';
import { checkShape } from '../check/check-shape';
import type { Report } from '../check/problems';
import { soundPartOf } from '../sound-part';
import type { Located } from './located';

/**
 * Check what an author wrote above a page and fill in the defaults.
 * Errors are reported; the page then goes on with the rest, so that later checks find theirs in the same run.
 */
export function checkFrontmatter(data: Located, file: string, report: Report): Frontmatter {
  if (data.value === null || data.value === undefined) return DEFAULT_FRONTMATTER;
  const checked = checkShape(frontmatterSchema, data, file, report);
  return checked ?? soundPartOf(frontmatterSchema, data.value) ?? DEFAULT_FRONTMATTER;
}
