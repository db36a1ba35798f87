import { attributeOf, type JsxElement } from './jsx';
import { literalOf } from './literal';

/** What an attribute needs: to be there, or to be one of some words if it is. */
type Rule = 'required' | readonly string[];

/** The types of `<Callout>`, which are containers, too. */
export const CALLOUT_TYPES: readonly string[] = [
  'note',
  'tip',
  'important',
  'info',
  'warning',
  'caution',
  'danger',
];

const RULES: Record<string, Record<string, Rule>> = {
  Badge: { type: ['tip', 'info', 'warning', 'danger'] },
  Callout: { type: CALLOUT_TYPES },
  Card: { title: 'required' },
  LinkCard: { href: 'required', title: 'required' },
  SourceCode: { href: 'required', platform: ['github', 'gitlab'] },
  Tag: { tag: 'required' },
};

export interface AttributeMistake {
  problem: string;
  remedy: string;
}

/** What is wrong with the attributes of a component. A value that has to be computed is not looked at. */
export function attributeMistakes(element: JsxElement): AttributeMistake[] {
  const rules = Object.entries(RULES[element.name ?? ''] ?? {});
  return rules.flatMap(([name, rule]) => {
    const attribute = attributeOf(element, name);
    if (rule === 'required') {
      if (attribute) return [];
      const problem = `has <${element.name}> without ${name}.`;
      return [{ problem, remedy: `Write <${element.name} ${name}="…">.` }];
    }
    const value = literalOf(attribute);
    if (value === undefined || rule.includes(String(value))) return [];
    const problem = `has <${element.name} ${name}="${value}">, which does not exist.`;
    return [{ problem, remedy: `Use one of ${rule.join(', ')}.` }];
  });
}
