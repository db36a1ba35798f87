import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findTestBrowser } from './scripts/support/chromium';

/** The site; the development server of the hot-reload test takes the next port. */
const PORT = Number(process.env['TEST_PORT'] ?? 4311);

export default defineConfig({
  outputDir: '.cache/browser-results',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // A slow test on two busy cores is not a failure; bounds on time have tests and benchmarks of their own.
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // `npm test` lists the tests that pass only in the second attempt.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: '.cache/browser-report.json' }]],
  projects: [
    { name: 'browser', testDir: '__tests__/browser' },
    { name: 'audits', testDir: '__tests__/audits' },
  ],
  use: {
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    baseURL: `http://localhost:${PORT}`,
    launchOptions: {
      executablePath: findTestBrowser(),
      args: CHROMIUM_FLAGS,
      chromiumSandbox: process.getuid?.() !== 0,
    },
  },
  webServer: {
    command: 'node scripts/run.mjs start',
    url: `http://localhost:${PORT}`,
    env: { PORT: String(PORT) },
    timeout: 300_000,
  },
});
