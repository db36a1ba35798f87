import { metaOf } from '../../export/html';
import { targetFinder } from '../addresses';
import type { SiteProblem } from '../problem';
import { type ExportedSite, linkOf } from '../site';

const RULES_FILE = '_redirects';
const STATUS = /^301!?$/;

/** Checks that every redirect has a rule and a page, and that both lead directly to the same page or anchor. */
export function findWrongRedirects(site: ExportedSite): SiteProblem[] {
  const targetOf = targetFinder(site);
  const rules = site.names.has(RULES_FILE) ? site.text(RULES_FILE).trim().split('\n') : [];
  const sources = new Set(rules.map((rule) => rule.split(' ')[0] ?? ''));
  const pages = new Map(site.redirects.map(({ file, elements }) => [file, elements]));
  const ruled = new Set<string>();
  const fromRules = rules.flatMap((rule) => {
    const [from = '', to = '', status = ''] = rule.split(' ');
    const file = `${from.slice(site.base.length)}.html`;
    ruled.add(file);
    const says = (message: string) => [{ file: RULES_FILE, message: `${rule}: ${message}` }];
    if (!STATUS.test(status)) return says('the status is not 301.');
    if (to.split('#')[0] === from) return says('it leads to itself.');
    if (sources.has(to.split('#')[0] ?? '')) return says('it leads to another redirect.');
    const target = targetOf(to, { file, path: from });
    if (target.kind === 'nowhere') return says(`the target ${target.reason}.`);
    if (target.kind === 'page' && target.hash !== '' && !target.page.ids.has(target.hash)) {
      return says(`${target.page.file} has no element with id “${target.hash}”.`);
    }
    const elements = pages.get(file);
    if (!elements) return says(`there is no page ${file} for hosts without rules.`);
    const leads = metaOf(elements, 'refresh');
    const address = new URL(to, site.root).href;
    if (leads !== `0; url=${to}`) return says(`${file} redirects with “${leads}”.`);
    if (linkOf(elements, 'canonical') !== address)
      return says(`the canonical link of ${file} is not ${address}.`);
    return metaOf(elements, 'robots') === 'noindex' ? [] : says(`${file} may be listed.`);
  });
  const unruled = [...pages.keys()].filter((file) => !ruled.has(file));
  return [
    ...fromRules,
    ...unruled.map((file) => ({ file, message: `${RULES_FILE} has no rule for this redirect.` })),
  ];
}
