import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import { JSDOM } from 'jsdom';

/**
 * Pages of every type, as they are before and without script: all that is hidden until a script shows it has to be
 * right too. What needs a layout, as contrast does, is looked at in a browser (`accessibility.spec.ts`).
 */
const PAGES = [
  'out/index.html',
  'out/guide/start/quick-start.html',
  'out/zh/config/options/options.html',
  'out/search.html',
  'out/404.html',
  '.cache/every-kind/guide/components.html',
  '.cache/every-kind/guide/code.html',
  '.cache/every-kind/guide/overview.html',
  '.cache/every-kind/home/many.html',
];

const { window } = new JSDOM('', { runScripts: 'outside-only' });
const { document } = window;
window.eval(readFileSync('node_modules/axe-core/axe.min.js', 'utf8'));

test.each(PAGES)('%s has no accessibility fault', async (file) => {
  // A parser of a document that is not shown takes what is for readers without script as elements.
  const page = new window.DOMParser().parseFromString(readFileSync(file, 'utf8'), 'text/html');
  document.replaceChild(document.adoptNode(page.documentElement), document.documentElement);
  const { passes, violations } = await (window as unknown as { axe: typeof axe }).axe.run(
    document,
    {
      runOnly: {
        type: 'tag',
        values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
      rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
      resultTypes: ['violations'],
    },
  );
  expect(passes.length).toBeGreaterThan(15);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)).toEqual([]);
});
