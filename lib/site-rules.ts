/**
 * Rules that a site may turn into warnings while it still has texts that were written without them. The keys of
 * `site.config.ts`, and the names of the warnings.
 */
export const SITE_RULES = {
  imageAlt: 'image-alt',
  styleAttributes: 'style-attribute',
  codeLanguage: 'code-language',
  sameHeadings: 'same-headings',
  headingLevels: 'heading-level',
} as const;

export type SiteRule = keyof typeof SITE_RULES;

/** How strictly a site keeps the rules. Default `error`. */
export type RuleSettings = { readonly [Rule in SiteRule]?: 'error' | 'warn' | undefined };

/** An error, as a warning if the site allows what its rule forbids. */
export function applyRules<Reported extends { rule?: SiteRule; warning?: string }>(
  problem: Reported,
  settings: RuleSettings,
): Reported {
  const { rule } = problem;
  if (rule === undefined || settings[rule] !== 'warn') return problem;
  return { ...problem, warning: SITE_RULES[rule] };
}
