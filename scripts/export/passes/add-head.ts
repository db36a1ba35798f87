import { assetHref } from '../../../lib/paths';
import type { SiteSettings } from '../../../lib/resolve-site';
import type { Pass } from '../exported-page';
import { createElement, putBefore } from '../html';

type Attributes = Readonly<Record<string, string | undefined>>;

/**
 * Adds the `head` of the configuration to a page. The scripts load asynchronously. Pages in the development server do
 * not have them.
 */
export function addHead({ head, base }: Pick<SiteSettings, 'head' | 'base'>): Pass {
  const elements: [tagName: string, attributes: Attributes][] = [
    ...head.meta.map((attributes): [string, Attributes] => ['meta', attributes]),
    ...head.scripts.map(({ src, type, attributes }): [string, Attributes] => [
      'script',
      { ...(type && { type }), src: assetHref(src, base), async: '', ...attributes },
    ]),
  ];
  return ({ next: { title } }) =>
    putBefore(
      title,
      elements.map(([name, attributes]) => createElement(name, attributes)),
    );
}
