import { test as base, expect } from '@playwright/test';
import { asKnownReader } from './browser';

export { expect };

interface Reader {
  /** Whether this is the first visit of the reader, which may redirect to another language. */
  isFirstVisit: boolean;
}

/** A Playwright test that also fails if a page violates its security policy. */
export const test = base.extend<Reader & { policy: undefined }>({
  isFirstVisit: [false, { option: true }],
  context: async ({ context, isFirstVisit }, use) => {
    if (!isFirstVisit) await asKnownReader(context);
    await use(context);
  },
  policy: [
    async ({ context }, use) => {
      const violations: string[] = [];
      context.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) violations.push(message.text());
      });
      await use(undefined);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});
