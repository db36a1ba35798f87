import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import { JSDOM } from 'jsdom';

/**
 * Pages of every type, without script: content that is hidden until a script shows it must be
 * accessible too. Rules that need a layout, such as contrast, are tested in a browser (`accessibility.spec.ts`).
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

test.each(PAGES)('%s has no accessibility violations without script', async (file) => {
  // The parser of a detached document parses the content of `<noscript>` as elements.
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
