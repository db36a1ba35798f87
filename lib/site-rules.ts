/** What a site does where its content breaks a rule: stop the build, print a warning, or nothing. */
export type Severity = 'error' | 'warn' | 'off';

interface RuleFacts {
  severity: Severity;
  /** In development, where it is another one. */
  inDevelopment?: Severity;
  /** What it finds. */
  finds: string;
}

const error = (finds: string): RuleFacts => ({ severity: 'error', finds });
const warn = (finds: string): RuleFacts => ({ severity: 'warn', finds });

/** The rules that compare or forbid, with their default severity: content that breaks one can still be shown. */
const TABLE = {
  'code-language': error('Code blocks without a language'),
  'code-lines': error('Highlighted lines that a code block does not have'),
  'code-word': error('Words after the language of a code block that mean nothing'),
  'component-props': error('Props that a component does not have or lacks, and wrong values'),
  'event-handler': error('Attributes such as `onclick`, which the page is shown without'),
  'front-matter-key': warn('Keys of your own that `frontmatter` in `site.config.ts` does not list'),
  'heading-level': error('Headings that skip a level, and a second `#`'),
  'image-alt': error('Images without alt text'),
  keyword: error('Keywords that are empty, on the page twice, or in the text already'),
  'same-headings': error('Pages whose languages differ in headings, ids or images'),
  'security-expired': warn('A security contact after the day in `security.expires`'),
  'style-attribute': error(
    '`style` attributes, which the security policy forbids: the page is shown without them',
  ),
  translation: error('Pages that a language does not have'),
  'unknown-alert': warn('`> [!WORD]` with a word that names no note'),
  'unknown-component': {
    ...error('Components that nothing defines; their names are shown in their place'),
    inDevelopment: 'warn',
  },
  'unknown-language': warn('Code in a language that nothing can color'),
  'unlisted-page': warn('Pages that their sidebar does not list'),
} satisfies Record<string, RuleFacts>;

export type SiteRule = keyof typeof TABLE;

/** The rules by name: the keys of `rules` in `site.config.ts`. */
export const SITE_RULES: Readonly<Record<SiteRule, RuleFacts>> = TABLE;

/** What the severity of a rule depends on. */
export interface RuleSettings {
  mode: 'development' | 'build';
  config: { readonly rules: { readonly [Rule in SiteRule]?: Severity | undefined } };
}

/** What a site does where its content breaks a rule. */
export function severityOf(rule: SiteRule, { mode, config }: RuleSettings): Severity {
  const { severity, inDevelopment = severity } = SITE_RULES[rule];
  return config.rules[rule] ?? (mode === 'development' ? inDevelopment : severity);
}

/** Problems as the site takes them: those that break a rule as warnings, errors, or not at all. */
export function applyRules<Found extends { rule?: SiteRule; warning?: SiteRule }>(
  problems: readonly Found[],
  settings: RuleSettings,
): Found[] {
  return problems.flatMap((problem) => {
    const { rule } = problem;
    const severity = rule === undefined ? 'error' : severityOf(rule, settings);
    if (severity === 'off') return [];
    return [severity === 'warn' ? { ...problem, warning: rule } : problem];
  });
}
