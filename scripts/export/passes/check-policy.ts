import { dataAttribute } from '../../../lib/data-names';
import { ownOf } from '../../../lib/own';
import type { Pass } from '../exported-page';
import { attributeOf, candidatesOf, type Element, elementsOf } from '../html';
import { inlineScriptOf, type Policy } from '../policy';

/** The attributes with addresses that an element loads, by tag name. */
const LOADING: Readonly<Record<string, readonly string[]>> = {
  audio: ['src'],
  embed: ['src'],
  form: ['action'],
  iframe: ['src'],
  image: ['href'],
  img: ['src', 'srcset', dataAttribute('zoomSrc')],
  input: ['src'],
  object: ['data'],
  script: ['src'],
  source: ['src', 'srcset'],
  track: ['src'],
  use: ['href'],
  video: ['src', 'poster'],
};
const LOADING_LINKS = new Set([
  'apple-touch-icon',
  'icon',
  'manifest',
  'modulepreload',
  'prefetch',
  'preload',
  'stylesheet',
]);
const PICTURES = new Set(['image', 'img', 'input', 'source']);
const REMEDIES = {
  script:
    'The only inline scripts are those that every page has (app/[locale]/layout) and those of the 404 pages; put anything else into lib/browser.',
  style: 'Give the element a class, a data attribute, or a property that a script sets.',
  handler: 'Listen for the event in lib/browser.',
  meta: 'Remove it. Redirects are in redirects.json of the content folder.',
  address: 'Link to a page instead of running code.',
  origin:
    'Put the file into the site. For pictures from elsewhere, add their origin to imageOrigins in site.config.ts, and for scripts use `head` there.',
};

type Fault = readonly [element: Element, problem: string, kind: keyof typeof REMEDIES];

/**
 * Notes what the policy of a page forbids, which browsers would silently block.
 *
 * @param origin Where the site is deployed.
 */
export function checkPolicy(policy: Policy, origin: string): Pass {
  return ({ document, faults, page: { routePath } }) => {
    const found = elementsOf(document).flatMap((element) => [
      ...scriptFaults(element, policy),
      ...attributeFaults(element),
      ...originFaults(element, policy, new URL(routePath, origin)),
    ]);
    const lines = found.map(
      ([element, problem, kind]) =>
        `${routePath}: ${startTagOf(element)} ${problem}, which the security policy of the site does not allow. ${REMEDIES[kind]}`,
    );
    faults.push(...lines);
  };
}

function scriptFaults(element: Element, { inlineScripts }: Policy): Fault[] {
  if (element.tagName === 'base') return [[element, 'changes all addresses', 'address']];
  if (element.tagName === 'style') return [[element, 'contains styles', 'style']];
  const script = inlineScriptOf(element);
  if (script === undefined || inlineScripts.has(script)) return [];
  return [[element, `contains the script “${shortened(script)}”`, 'script']];
}

function attributeFaults(element: Element): Fault[] {
  return element.attrs.flatMap(({ name, value }): Fault[] => {
    if (name === 'style') return [[element, 'has a style attribute', 'style']];
    if (/^(?:background|formaction|ping|srcdoc)$/.test(name))
      return [[element, `has the attribute ${name}`, 'address']];
    if (name === 'http-equiv') return [[element, 'would act as a response header', 'meta']];
    if (name.startsWith('on')) return [[element, `has the attribute ${name}`, 'handler']];
    const isCode = /^(?:action|href|src)$/.test(name) && isCodeAddress(value);
    return isCode ? [[element, `has an address that runs code`, 'address']] : [];
  });
}

function isCodeAddress(value: string): boolean {
  return URL.canParse(value) && new URL(value).protocol === 'javascript:';
}

function originFaults(element: Element, { imageOrigins }: Policy, page: URL): Fault[] {
  return addressesOf(element).flatMap((address): Fault[] => {
    if (!URL.canParse(address, page.href)) return [];
    const { origin, protocol } = new URL(address, page);
    const isPicture = PICTURES.has(element.tagName) || isPictureLink(element);
    const isAllowed =
      origin === page.origin ||
      (isPicture && (protocol === 'data:' || imageOrigins.includes(origin)));
    return isAllowed ? [] : [[element, `loads ${shortened(address)}`, 'origin']];
  });
}

/** Icons, and pictures that are loaded early. */
function isPictureLink(element: Element): boolean {
  if (element.tagName !== 'link') return false;
  const kinds = (attributeOf(element, 'rel') ?? '').split(' ');
  return kinds.includes('preload')
    ? attributeOf(element, 'as') === 'image'
    : kinds.some((kind) => kind === 'icon' || kind === 'apple-touch-icon');
}

function addressesOf(element: Element): string[] {
  const { tagName } = element;
  const isLoadingLink =
    tagName === 'link' &&
    (attributeOf(element, 'rel') ?? '').split(' ').some((rel) => LOADING_LINKS.has(rel));
  const names = isLoadingLink ? ['href', 'imagesrcset'] : (ownOf(LOADING, tagName) ?? []);
  return names.flatMap((name) => {
    const value = attributeOf(element, name);
    if (value === undefined) return [];
    return name.endsWith('srcset') ? candidatesOf(value) : [value];
  });
}

function startTagOf({ tagName, attrs }: Element): string {
  const attributes = attrs.map(({ name, value }) => ` ${name}="${shortened(value)}"`);
  return `<${tagName}${attributes.join('')}>`;
}

function shortened(text: string): string {
  const most = 80;
  return text.length > most ? `${text.slice(0, most)}…` : text;
}
