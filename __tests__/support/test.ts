import { test as base, expect } from '@playwright/test';
import { asKnownReader } from './browser';

export { expect };

interface Reader {
  /** Whether the reader has never been here before; a first visit may lead to another language. */
  isFirstVisit: boolean;
}

/** A test of Playwright that also fails if a page does what its security policy forbids. */
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
