import { type Page, type Route, test as unguarded } from '@playwright/test';
import { watchShifts } from '../browser/shifts';
import { hold } from '../browser/waiting';
import { atRest, chooseTheme, openPage as open, withScript } from '../support/browser';
import { expect, test } from '../support/test';

const alert = (page: Page) =>
  page.getByRole('alert').getByText('This page could not be loaded. Check your connection.');
const features = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Pages of this section' })
    .getByRole('link', { name: 'Features' });

test.describe('without a connection', () => {
  test('a failed navigation keeps the current page, shows a message, and succeeds on a second try', async ({
    page,
    context,
  }) => {
    await open(page, '/guide/start/intro');
    await context.setOffline(true);
    await features(page).click();
    await expect(alert(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');

    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(alert(page)).toBeVisible();
    // Another place on the page does not take the offer back.
    await page.evaluate(() => location.assign('#_content'));
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL('/guide/start/features');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Features');

    await context.setOffline(true);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
    await chooseTheme(page, 'dark');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Features');
  });

  test('a page that was fetched ahead is shown with its styles', async ({ page, context }) => {
    await open(page, '/');
    const link = page.getByRole('main').getByRole('link', { name: 'Get started' }).first();
    const styles = page.waitForResponse(/\/static\/styles\//);
    await link.hover();
    await (await styles).finished();
    await context.setOffline(true);
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quick start');
    await expect(page.locator('#_sidebar')).toHaveCSS('position', 'sticky');
  });
});

test('on a slow network the text waits only for its styles and does not move', async ({ page }) => {
  const shifts = await watchShifts(page);
  const paints = () => page.evaluate(() => performance.getEntriesByType('paint').length);
  const releaseScripts = await hold(page, /\.js$/);
  const releaseStyles = await hold(page, /\/static\/styles\//);
  const styles = page.waitForRequest(/\/static\/styles\//);
  await page.goto('/guide/start/quick-start', { waitUntil: 'commit' });
  await styles;
  expect(await paints()).toBe(0);
  releaseStyles();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quick start');
  await expect.poll(paints).toBeGreaterThan(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-connected');
  releaseScripts();
  await withScript(page);
  await atRest(page);
  expect(await shifts()).toEqual([]);
});

/** Changes `localStorage` and `sessionStorage` before a page runs. */
const STORAGES: Record<string, () => void> = {
  blocked: () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
};

for (const [storage, change] of Object.entries(STORAGES)) {
  test(`with ${storage} storage everything works except what is stored`, async ({ page }) => {
    await page.addInitScript(change);
    await open(page, '/guide/start/intro');
    await chooseTheme(page, 'dark');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await features(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Features');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('banner').getByRole('link', { name: '简体中文' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('功能一览');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await page.consoleMessages({ filter: 'all' })).toEqual([]);
  });
}

/** Faulty responses of a host, for the files whose addresses match. */
const HOSTS: [fault: string, files: RegExp, answer: (route: Route) => Promise<void>][] = [
  [
    'all scripts and styles are missing',
    /\.(?:js|css)$/,
    (route) => route.fulfill({ status: 404, body: '' }),
  ],
  [
    'pages are served instead of scripts and styles',
    /\.(?:js|css)$/,
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  ],
  [
    'files have a wrong type with nosniff',
    /\.(?:js|css|txt)$/,
    (route) =>
      withHeaders(route, {
        'content-type': 'application/octet-stream',
        'x-content-type-options': 'nosniff',
      }),
  ],
  [
    'scripts in the page are blocked',
    /\/quick-start$/,
    (route) => withHeaders(route, { 'content-security-policy': "script-src 'self'" }),
  ],
];

async function withHeaders(route: Route, headers: Record<string, string>): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, headers: { ...response.headers(), ...headers } });
}

for (const [fault, files, answer] of HOSTS) {
  // What these hosts do violates the policy of the page.
  unguarded(`text and links remain if ${fault}`, async ({ page }) => {
    await page.route(files, answer);
    await page.goto('/guide/start/quick-start');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quick start');
    const commands = page.getByRole('main').getByText('npm').filter({ visible: true });
    await expect(commands.first()).toBeVisible();
    await features(page).click();
    await expect(page).toHaveURL('/guide/start/features');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Features');
    // The files of the last page may still be on their way.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

// What this host does violates the policy of the page.
unguarded('a host that forbids the scripts in the page takes no control away', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.route('**/quick-start', (route) =>
    withHeaders(route, { 'content-security-policy': "script-src 'self'" }),
  );
  await open(page, '/guide/start/quick-start');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Copy page as Markdown' })).toBeVisible();
});

/** Faulty answers to a script that asks for a page, or for its style sheet; `page-source.test.tsx` has more. */
const ANSWERS: [fault: string, answer: (route: Route, body: string) => Promise<void>][] = [
  [
    'without its style sheet',
    (route, body) =>
      route.fulfill({ body: body.replace(/static\/styles\/[\w-]+/, 'static/styles/gone') }),
  ],
  [
    'a redirect to another site',
    (route) => route.fulfill({ status: 302, headers: { location: 'https://example.com/login' } }),
  ],
];

for (const [fault, answer] of ANSWERS)
  test(`the browser loads the page asked for if the answer to the script is ${fault}`, async ({
    page,
  }) => {
    await open(page, '/guide/start/intro');
    await page.route('**/guide/start/features', async (route) => {
      if (route.request().isNavigationRequest()) return route.fallback();
      await answer(route, await (await route.fetch()).text());
    });
    const loaded = page.waitForEvent('load');
    await features(page).click();
    await loaded;
    await expect(page).toHaveURL('/guide/start/features');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Features');
    await expect(page.locator('main')).toHaveCSS('display', 'block');
  });

test('code in an address does not run', async ({ context }) => {
  const markup = encodeURIComponent('"><img src=x onerror=document.documentElement.id="attacked">');
  const addresses = [
    `/search?q=${markup}`,
    `/guide/start/intro?lang=${markup}&pm=${markup}#${markup}`,
    `/guide/${markup}`,
    '/search?q=javascript:alert(1)#__proto__',
  ];
  await Promise.all(
    addresses.map(async (address) => {
      const page = await context.newPage();
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      await page.waitForLoadState('networkidle');
      await expect(page.locator('img[src="x"]')).toHaveCount(0);
      await expect(page.locator('#attacked')).toHaveCount(0);
    }),
  );
});

test.describe('a script that does not load, or throws', () => {
  test.use({ mayThrow: /hasDarkMode/ });

  const PAGE = '/guide/start/quick-start';

  for (const [fault, breakScript] of [
    [
      'is missing',
      (page: Page) => page.route('**/static/reading/*', (route) => route.fulfill({ status: 404 })),
    ],
    [
      'throws at its start',
      (page: Page) =>
        page.route(`**${PAGE}`, async (route) => {
          const response = await route.fetch();
          const body = (await response.text()).replace('data-reading="', 'data-reading="!');
          await route.fulfill({ response, body });
        }),
    ],
  ] as const) {
    test(`leaves the page as without script: it ${fault}`, async ({ page }) => {
      await breakScript(page);
      await page.goto(PAGE);
      await expect(page.locator('html')).not.toHaveAttribute('data-script');
      await expect(page.getByRole('tab')).toHaveCount(0);
      for (const panel of await page.getByRole('tabpanel').all()) await expect(panel).toBeVisible();
      await expect(page.getByRole('radio', { name: 'Dark' })).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Copy page as Markdown' })).toHaveCount(0);
      await features(page).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Features');
    });
  }

  test('does not change a page that is in use', async ({ page }) => {
    await open(page, PAGE);
    await page.evaluate(() => {
      const script = Object.assign(document.createElement('script'), {
        src: '/static/reading/gone.js',
      });
      document.head.append(script);
      return new Promise((resolve) => script.addEventListener('error', resolve));
    });
    await expect(page.getByRole('radio', { name: 'Dark' })).toHaveCount(1);
  });
});

test('invalid data in storage, address and messages is ignored', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', '{"a":1}');
    sessionStorage.setItem('sidebar', '[1,');
    sessionStorage.setItem('recovered-at', 'never');
  });
  await open(
    page,
    '/guide/start/intro?navbar=%00&sidebar=no&outline=&footer=%3Cscript%3E#%E0%A4%A',
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.evaluate(() => {
    for (const data of [null, 'x', 7, { type: '__proto__' }, ['saved']]) postMessage(data, '*');
  });
  await chooseTheme(page, 'dark');
  await features(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Features');
});
