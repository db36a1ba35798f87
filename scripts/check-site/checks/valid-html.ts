import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { Finding } from '../finding';
import type { ExportedSite } from '../site';

/** Rules about how HTML is written, which parse5 decides, and not about what it means. */
const STYLE_RULES = [
  'attribute-boolean-style',
  'attribute-empty-style',
  'doctype-style',
  'long-title',
  'prefer-native-element',
  // It forbids names for lists and groups, which are allowed and read out.
  'aria-label-misuse',
  // Of two navigations of one name one is shown at a time, which HTML does not tell. The rule `landmark-unique` of axe
  // holds for what is shown, on every page.
  'unique-landmark',
];

const RULES: ConfigData['rules'] = {
  ...Object.fromEntries(STYLE_RULES.map((name) => [name, 'off'])),
  'no-missing-references': 'error',
  // Ids of the frame begin with “_”, which no heading does.
  'valid-id': ['error', { relaxed: true }],
};

const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ['html-validate:recommended'], rules: RULES }),
);

/** Every page is valid HTML, by html-validate: nesting, attributes, ids, references, names of controls. */
export function findInvalidHtml(site: ExportedSite): Finding[] {
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
