import { EVERY_KIND, type ServedExport, VERSIONS } from './served-sites';

/** Pages that are tested in every view. */
interface ViewedSite {
  site: ServedExport;
  /** Without the base path. */
  paths: readonly string[];
  /** Those with every kind of control and figure, which are seen without script and in forced colors, too. */
  inFull: readonly string[];
  /** Widths in px at which accessibility is tested again. */
  narrow: readonly number[];
  /** The elements that replace others at these widths have other colors. */
  hasOwnColors: boolean;
}

/**
 * Pages of every type and all components. They stand for all pages: page frame and styles are shared, and every kind of
 * element of the site is on one of these (`viewed-pages.test.ts`). A page that only repeats what others show is not in the
 * list. Texts, such as those for images, are checked in the content of all pages.
 */
export const VIEWED_SITES: readonly ViewedSite[] = [
  {
    site: { out: 'out', base: '/' },
    paths: [
      '',
      'guide/start/intro',
      'guide/start/quick-start',
      'guide/usage/loaders-timeline',
      'guide/usage/module-analysis',
      'guide/usage/rebuilds',
      'blog/topic/duplicate-pkg-problem',
      'blog/topic/loader-optimization',
      'zh/config/options/options',
      'zh/guide/more/v2',
      'zh/guide/rules/rule-custom',
      'zh/guide/start/monorepo',
      'search',
      'zh/404',
    ],
    inFull: ['', 'zh/config/options/options', 'search', 'zh/404'],
    narrow: [320],
    hasOwnColors: false,
  },
  {
    site: EVERY_KIND,
    paths: [
      'guide/components',
      'guide/pictures',
      'guide/code',
      'guide/overview',
      'custom',
      'blank',
      'home/many',
    ],
    inFull: ['guide/components'],
    narrow: [320],
    hasOwnColors: false,
  },
  {
    site: VERSIONS,
    paths: ['guide/both', '1.x/guide/both'],
    inFull: [],
    // The navbar has more items than fit, and moves them into the menu step by step.
    narrow: [820, 390],
    hasOwnColors: true,
  },
];
