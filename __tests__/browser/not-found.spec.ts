import { readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { withScript } from '../support/browser';
import { expect, test } from '../support/test';

/** The edges of the parts of the text that are outside of a narrow window. */
async function expectToFit(page: Page): Promise<void> {
  for (const width of [320, 390, 820]) {
    await page.setViewportSize({ width, height: 800 });
    const parts = page.getByRole('main').locator('h1, p, input, button, a');
    const edges = await parts.evaluateAll((all) =>
      all
        .map((part) => part.getBoundingClientRect())
        .filter((box) => box.width > 0)
        .flatMap(({ left, right }) => [left, right]),
    );
    expect(Math.min(...edges), `at ${width} px`).toBeGreaterThanOrEqual(0);
    expect(Math.max(...edges), `at ${width} px`).toBeLessThanOrEqual(width);
  }
  await page.setViewportSize({ width: 1440, height: 800 });
}

test('an address without a page returns 404 with a message, the start pages and a link home, which fit in narrow windows', async ({
  page,
}) => {
  const response = await page.goto('/nope');
  expect(response?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText('Module not found: Can’t resolve /nope')).toBeVisible();
  await expect(main.getByText('You could start here:')).toBeVisible();
  await expect(main.getByRole('listitem')).toHaveText([
    'Guide',
    'Config',
    'Blog',
    'Open a report file',
    'Which release to use',
  ]);
  await expectToFit(page);
  await page.getByRole('link', { name: 'Take me home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle('Build analyzer for Rspack and webpack - Rsdoctor');
});

test.describe('the 404 page', () => {
  test('redirects to the page that the address means, and shows no message before it knows', async ({
    page,
  }) => {
    const seen: string[] = [];
    await page.route('**/routes.json', async (route) => {
      const heading = page.getByRole('heading', { name: 'Page not found' });
      seen.push((await heading.isVisible()) ? 'shown' : 'hidden');
      await route.continue();
    });
    await page.goto('/ZH/Guide/Start/CLI?x=1#analyze');
    await expect(page).toHaveURL('/zh/guide/start/cli?x=1#analyze');
    await expect(page).not.toHaveTitle(/404/);
    expect(seen).toEqual(['hidden']);
  });

  test('leads on from an old address, with its query, to what has replaced its anchor', async ({
    page,
  }) => {
    await page.goto('/ZH/config/options/Output?x=1#mode-brief');
    await expect(page).toHaveURL('/zh/config/options/options?x=1#output-mode');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('shows its message, and links to the list of all pages instead of search', async ({
      page,
    }) => {
      await page.goto('/none');
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Search for it' })).toBeHidden();
      await page.getByRole('main').getByRole('link', { name: 'All pages' }).click();
      await expect(page).toHaveURL('/search');
    });
  });

  test('is entirely in the language of the address, which does not change, and links to it in another language', async ({
    page,
  }) => {
    await page.goto('/zh/guide/none?x=1#y');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('页面不存在');
    await expect(page).toHaveURL('/zh/guide/none?x=1#y');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('link', { name: 'Rsdoctor' }).first()).toHaveAttribute(
      'href',
      '/zh/',
    );
    await expect(bar.getByRole('link', { name: '指南' })).toBeVisible();
    await expect(bar.locator('[hreflang="zh"]').first()).toHaveAttribute('aria-current');
    await expectToFit(page);
    await bar.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/guide/none?x=1#y');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goBack();
    await page.getByRole('link', { name: '返回首页' }).click();
    await expect(page).toHaveURL('/zh/');
  });

  test('shows its message if the list of pages never loads', async ({ page }) => {
    await page.route('**/routes.json', () => new Promise(() => undefined));
    await page.goto('/none', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  });
});

test.describe('a host without clean addresses', () => {
  let server: Server;
  let origin: string;
  /** The files that are missing, because an upload has not finished. */
  const missing = new Set<string>();
  let status = 404;

  test.beforeAll(async () => {
    server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const file = path.join('out', pathname.endsWith('/') ? `${pathname}index.html` : pathname);
      const isThere = !missing.has(pathname) && statSync(file, { throwIfNoEntry: false })?.isFile();
      const type = file.endsWith('.js')
        ? 'text/javascript'
        : file.endsWith('.css')
          ? 'text/css'
          : '';
      const answered = isThere ? file : 'out/404.html';
      response.writeHead(isThere ? 200 : status, {
        'content-type': type && isThere ? type : 'text/html; charset=utf-8',
      });
      response.end(readFileSync(answered));
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  });

  test.afterAll(() => void server.close());

  test.afterEach(() => {
    missing.clear();
    status = 404;
  });

  for (const answer of [404, 200]) {
    test(`that answers ${answer} gets one request for the .html file of a page, and shows the 404 page of every language`, async ({
      page,
    }) => {
      status = answer;
      await page.goto(`${origin}/guide/start/cli?x=1`);
      await expect(page).toHaveURL(`${origin}/guide/start/cli.html?x=1`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Command line');

      missing.add('/guide/start/cli.html');
      let documents = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents += 1;
      });
      for (const address of ['/guide/start/cli', '/guide/start/cli.html']) {
        documents = 0;
        await page.goto(origin + address);
        await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
        await withScript(page);
        expect(documents).toBe(1);
      }

      await page.goto(`${origin}/zh/none`);
      await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible();
      await expect(page).toHaveURL(`${origin}/zh/none`);
      missing.add('/zh/404.html');
      await page.goto(`${origin}/zh/none`);
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
      await expect(page).toHaveURL(`${origin}/zh/none`);
    });
  }
});
