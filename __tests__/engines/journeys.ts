import type { Engine } from './engine';

/** What a reader does on this site, in any engine. */
interface Journey {
  name: string;
  run(engine: Engine): Promise<void>;
}

const DARK = 'rgb(16, 22, 28)';

const arrivedAt = (engine: Engine, path: string) =>
  engine.until((href) => location.href === location.origin + href, path);
const isShown = (engine: Engine, selector: string) =>
  engine.until((shown) => document.querySelector(shown)?.checkVisibility(), selector);
const isGone = (engine: Engine, selector: string) =>
  engine.until((gone) => !document.querySelector(gone)?.checkVisibility(), selector);
const hasText = (engine: Engine, selector: string, text: string) =>
  engine.until(
    ([at, wanted]) => document.querySelector(at ?? '')?.textContent?.trim() === wanted,
    [selector, text],
  );
const isDark = (engine: Engine) =>
  engine.until((dark) => getComputedStyle(document.documentElement).backgroundColor === dark, DARK);
const markDocument = (engine: Engine) =>
  engine.until(() => Object.assign(window, { isSameDocument: true }) && true);
const isSameDocument = (engine: Engine) => engine.until(() => 'isSameDocument' in window);

async function type(engine: Engine, text: string): Promise<void> {
  for (const letter of text) await engine.press(letter);
}

/** The list for all engines. Readers have been here before. */
export const JOURNEYS: readonly Journey[] = [
  {
    name: 'a page loads, and a link leads on in the same document; Back restores the scroll position',
    async run(engine) {
      await engine.open('/guide/start/features');
      await hasText(engine, 'h1', 'Features');
      await markDocument(engine);
      await engine.until(() => {
        scrollTo({ top: 300, behavior: 'instant' });
        return scrollY === 300;
      });
      // One that is in view: a click would scroll the page to another.
      await engine.click('#_sidebar a[href="/guide/start/frameworks"]');
      await arrivedAt(engine, '/guide/start/frameworks');
      await engine.until(() => document.title.startsWith('Frameworks'));
      await engine.back();
      await arrivedAt(engine, '/guide/start/features');
      await engine.until(() => scrollY === 300);
      await isSameDocument(engine);
    },
  },
  {
    name: 'an entry of the outline leads to its heading, and Back to the place before',
    async run(engine) {
      await engine.open('/guide/start/features');
      await markDocument(engine);
      await engine.click('div[data-part="outline"] a[href="#bundle"]');
      await arrivedAt(engine, '/guide/start/features#bundle');
      await engine.until(() => {
        const top = document.getElementById('bundle')?.getBoundingClientRect().top ?? -1;
        return scrollY > 300 && top >= 0 && top < 200;
      });
      await engine.back();
      await arrivedAt(engine, '/guide/start/features');
      await engine.until(() => scrollY === 0);
      await isSameDocument(engine);
    },
  },
  ...[
    ['/guide/start/intro', 'exit codes', '/guide/start/cli#exit-codes'],
    ['/zh/guide/start/intro', '产物体积', '/zh/guide/usage/bundle-size'],
  ].map(([start = '', query = '', found = '']) => ({
    name: `a search by keyboard on ${start} for ${query} leads to ${found}`,
    async run(engine: Engine) {
      await engine.open(start);
      await engine.press('/');
      await isShown(engine, '[role="combobox"]:focus');
      await type(engine, query);
      await isShown(engine, `[role="option"][href="${found}"]`);
      await engine.press('ArrowDown');
      await isShown(engine, '[role="option"][aria-selected="true"]');
      await engine.press('Enter');
      await arrivedAt(engine, found);
      await isGone(engine, '[role="dialog"]');
    },
  })),
  {
    name: 'a chosen theme applies to the next page and after a reload',
    async run(engine) {
      await engine.open('/guide/start/intro');
      // One button, which makes the next choice.
      for (const choice of ['light', 'dark']) {
        await engine.click(`label[data-choice="${choice}"]`);
        await isShown(engine, `html[data-theme-choice="${choice}"]`);
      }
      await isDark(engine);
      await engine.click('#_sidebar a[href="/guide/start/features"]');
      await arrivedAt(engine, '/guide/start/features');
      await isDark(engine);
      await engine.reload();
      await isDark(engine);
    },
  },
  {
    name: 'a tab is selected by keyboard, and its command is copied',
    async run(engine) {
      await engine.open('/guide/start/quick-start');
      await engine.click('[data-tabs="package-manager"] [role="tab"][aria-selected="true"]');
      await engine.press('End');
      await hasText(engine, '[role="tab"][aria-selected="true"]:focus', 'bun');
      await engine.click(
        '[data-tabs="package-manager"] [role="tabpanel"]:not([hidden]) [data-copy]',
      );
      await engine.press('/');
      await isShown(engine, '[role="combobox"]:focus');
      await engine.press('Control+v');
      await engine.until(
        (text) => document.querySelector<HTMLInputElement>('[role="combobox"]')?.value === text,
        'bun add @rsdoctor/core -D',
      );
    },
  },
  {
    name: 'an image is enlarged by keyboard in two steps, and closing it restores the focus',
    async run(engine) {
      await engine.open('/guide/usage/bundle-size');
      // Of two images for the two color schemes one is visible.
      await engine.until(() => {
        const buttons = [...document.querySelectorAll<HTMLElement>('[aria-label^="Enlarge"]')];
        buttons.find((button) => button.checkVisibility())?.focus();
        return document.activeElement?.matches('[aria-label^="Enlarge"]');
      });
      await engine.press('Enter');
      await isShown(engine, 'dialog[data-zoom="fitted"]');
      await engine.press('Enter');
      await isShown(engine, 'dialog[data-zoom="natural"] [aria-pressed="true"]:focus');
      await engine.press('Escape');
      await isGone(engine, 'dialog[data-zoom]');
      await isShown(engine, '[aria-label^="Enlarge"]:focus');
    },
  },
  {
    name: 'on a phone the menu of the pages opens and leads to a page',
    async run(engine) {
      await engine.resize(390, 844);
      await engine.open('/guide/start/intro');
      const menu = 'details[data-menu="bar"][data-part="sidebar"]';
      await engine.click(`${menu} > summary`);
      await engine.click(`${menu} a[href="/guide/start/features"]`);
      await arrivedAt(engine, '/guide/start/features');
      await hasText(engine, 'h1', 'Features');
      await isGone(engine, `${menu} nav`);
    },
  },
  {
    name: 'an address in another letter case leads to its page, one without a page shows a message',
    async run(engine) {
      await engine.open('/Guide/Start/CLI?x=1#analyze');
      await arrivedAt(engine, '/guide/start/cli?x=1#analyze');
      // The address changes before the document loads.
      await isShown(engine, 'html[data-connected] h1');
      await engine.open('/zh/guide/none');
      await hasText(engine, 'h1', '页面不存在');
    },
  },
  {
    name: 'the language link leads to the same page, with query and anchor',
    async run(engine) {
      await engine.open('/guide/start/cli?x=1#analyze');
      await engine.click('header a[hreflang="zh"]');
      await arrivedAt(engine, '/zh/guide/start/cli?x=1#analyze');
      await isShown(engine, 'html[lang="zh"]');
      await engine.back();
      await isShown(engine, 'html[lang="en"]');
    },
  },
];
