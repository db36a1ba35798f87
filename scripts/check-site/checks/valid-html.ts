import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { SiteProblem } from '../problem';
import type { ExportedSite } from '../site';

/** Rules about the notation of HTML, which the serializer decides, not about its meaning. */
const STYLE_RULES = [
  'attribute-boolean-style',
  'attribute-empty-style',
  'doctype-style',
  'long-title',
  'prefer-native-element',
  // The rule forbids names for lists and groups, which ARIA allows and screen readers announce.
  'aria-label-misuse',
  // Two navigations may have the same name if only one is visible, which the HTML does not show. The rule
  // `landmark-unique` of axe checks the visible ones on every page.
  'unique-landmark',
];

const RULES: ConfigData['rules'] = {
  ...Object.fromEntries(STYLE_RULES.map((name) => [name, 'off'])),
  'heading-level': 'error',
  'no-missing-references': 'error',
  // Ids of the page frame begin with “_”, which ids of headings never do.
  'valid-id': ['error', { relaxed: true }],
};

const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ['html-validate:recommended'], rules: RULES }),
);

/** Checks every page with html-validate: nesting, attributes, ids, references, accessible names. */
export function findInvalidHtml(site: ExportedSite): SiteProblem[] {
  const files = [...site.pages, ...site.redirects].map(({ file }) => file);
  return files.flatMap((file) => {
    const { results } = validator.validateStringSync(site.text(file), file);
    return results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector, line, column }) => ({
        file,
        element: selector ?? `line ${line}, column ${column}`,
        message: `${message} (${ruleId})`,
      })),
    );
  });
}
