import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Route } from '@playwright/test';
import { serveEditor } from '@/scripts/proof/pictures/editor';

/** A version that the registry does not have, so that a download would fail. */
const VERSION = '0.0.0';
const folder = path.resolve(`.cache/editor/${VERSION}`);

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('requests of the report for its editor are answered from the npm package', async () => {
  const file = path.join(folder, 'node_modules/monaco-editor/min/vs/loader.js');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, 'loader');
  writeFileSync(path.join(folder, 'node_modules/monaco-editor/package.json'), '{}');

  let pattern = /never/;
  let answer = (_route: Route): unknown => undefined;
  const context = {
    route: async (matched: RegExp, handler: (route: Route) => unknown) => {
      pattern = matched;
      answer = handler;
    },
  };
  await serveEditor(context as unknown as BrowserContext);

  const url = `https://cdn.jsdelivr.net/npm/monaco-editor@${VERSION}/min/vs/loader.js`;
  expect(pattern.test(url)).toBe(true);
  expect(pattern.test(`${url.replace('/npm/', '/gh/')}`)).toBe(false);
  const fulfill = jest.fn(async ({ path: served }: { path: string }) => existsSync(served));
  await answer({ request: () => ({ url: () => url }), fulfill } as unknown as Route);
  expect(fulfill).toHaveBeenCalledWith({ path: file });
  expect(await fulfill.mock.results[0]?.value).toBe(true);
});
