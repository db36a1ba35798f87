import { test as base, expect } from '@playwright/test';
import { type Server, serve } from '../../scripts/serve/serve';
import { asKnownReader } from './browser';
import type { ServedExport } from './served-sites';

export { expect };

interface Options {
  /** Whether this is the first visit of the reader, which may redirect to another language. */
  isFirstVisit: boolean;
  /** The site at the addresses that begin with a slash; by default that of playwright.config.ts. */
  site: ServedExport | undefined;
  /** The errors that pages may throw; none by default. */
  mayThrow: RegExp | undefined;
}

interface WorkerFixtures {
  /** Serves a site until the worker ends. */
  serveSite(site: ServedExport): Promise<Server>;
}

/** Chromium reports a transition between documents that it gives up as an error of the page. */
const ABORTED_TRANSITION = /ViewTransition opt-in disabled|Transition was aborted/;

/** A Playwright test that also fails if a page violates its security policy or throws an error. */
export const test = base.extend<Options & { checks: undefined }, WorkerFixtures>({
  isFirstVisit: [false, { option: true }],
  site: [undefined, { option: true }],
  mayThrow: [undefined, { option: true }],
  serveSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
    async ({}, use) => {
      const servers = new Map<string, Promise<Server>>();
      await use(({ out, base }) => {
        const server = servers.get(out) ?? serve({ folder: out, base, port: 0 });
        servers.set(out, server);
        return server;
      });
      for (const server of servers.values()) await (await server).close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ baseURL, site, serveSite }, use) => {
    await use(site ? (await serveSite(site)).origin : baseURL);
  },
  context: async ({ context, isFirstVisit }, use) => {
    if (!isFirstVisit) await asKnownReader(context);
    await use(context);
  },
  checks: [
    async ({ context, mayThrow }, use) => {
      const errors: string[] = [];
      context.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) errors.push(message.text());
      });
      context.on('weberror', (error) => {
        const text = String(error.error());
        if (!ABORTED_TRANSITION.test(text) && !mayThrow?.test(text)) errors.push(text);
      });
      await use(undefined);
      // What a page still requests is no longer answered by the test.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});
