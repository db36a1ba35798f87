import type { Locator, Page } from '@playwright/test';
import { EVERY_KIND } from '../support/served-sites';
import { expect, test } from '../support/test';

test.use({ site: EVERY_KIND });

async function openCode(page: Page, path = '/guide/code'): Promise<void> {
  await page.goto(`/docs${path}`);
  if (await page.evaluate(() => 'script' in document.documentElement.dataset)) {
    await expect(page.locator('figure [data-code-tools]').first()).toBeVisible();
  }
}

function block(page: Page, name: string): Locator {
  return page.locator(`figure[data-code="${name}"]`).first();
}

/** Records what the page copies in `window.copied`. */
async function watchClipboard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const writeText = async (text: string) => Object.assign(window, { copied: text });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  });
}

test.describe('the copy button', () => {
  test('copies the code, confirms it for two seconds and announces it once', async ({ page }) => {
    await watchClipboard(page);
    await openCode(page);
    const figure = block(page, 'rspack.config.mjs');
    const button = figure.getByRole('button', { name: 'Copy rspack.config.mjs' });
    const said: string[] = [];
    await page.exposeFunction('say', (text: string) => said.push(text));
    await page.evaluate(() => {
      new MutationObserver(() => {
        const text = document.getElementById('_polite')?.textContent;
        if (text) (window as unknown as { say(text: string): void }).say(text);
      }).observe(document.getElementById('_polite') as Node, { childList: true });
    });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await button.click();
    await expect(button).not.toHaveAttribute('data-copy', '');
    await page.clock.runFor(1990);
    await expect(button).not.toHaveAttribute('data-copy', '');
    await page.clock.runFor(20);
    await expect(button).toHaveAttribute('data-copy', '');
    expect(said).toEqual(['Copied']);
    const copied = await page.evaluate(() => (window as unknown as { copied: string }).copied);
    expect(copied.split('\n')).toHaveLength(9);
    expect(copied).toContain("\n  mode: 'production',\n");
    expect(copied).not.toContain('[!code');
    expect(copied).toMatch(/^import .*\n};$/s);
  });

  test('has a name in the language of the page, with the code language if the block has no title', async ({
    page,
  }) => {
    await openCode(page, '/zh/guide/code');
    await expect(page.getByRole('button', { name: '复制 demo.ts' })).toBeVisible();
    await expect(page.getByRole('button', { name: '复制 TypeScript' })).toBeVisible();
  });
});

test.describe('wrapping', () => {
  test('is switched for all code blocks, stored, and applied before the first paint', async ({
    page,
  }) => {
    await openCode(page);
    const figure = block(page, 'stats.json');
    const toggle = figure.getByRole('button', { name: 'Wrap long lines' });
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await toggle.scrollIntoViewIfNeeded();
    const { y } = (await toggle.boundingBox()) ?? { y: 0 };
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(toggle).toBeFocused();
    expect(Math.abs(((await toggle.boundingBox())?.y ?? 0) - y)).toBeLessThan(2);
    const isWrapped = () =>
      figure.locator('pre').evaluate((pre) => pre.scrollWidth <= pre.clientWidth);
    expect(await isWrapped()).toBe(true);

    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.route('**/*.js', () => undefined);
    await page.reload({ waitUntil: 'commit' });
    // The script, which comes last, stays pending.
    await page.waitForFunction(() => document.readyState === 'interactive');
    expect(await isWrapped()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    await page.unroute('**/*.js');
    await openCode(page);
    await toggle.click();
    expect(await isWrapped()).toBe(false);
  });

  test('a wrapped line continues with a deeper indentation', async ({ page }) => {
    await openCode(page);
    await block(page, 'stats.json').getByRole('button', { name: 'Wrap long lines' }).click();
    const prose = page.locator('figure', { hasText: 'This text is wrapped' });
    const starts = await prose.locator('.line').evaluateAll((lines) =>
      lines.slice(0, 2).map((line) => {
        const range = document.createRange();
        range.selectNodeContents(line);
        const word = (line.textContent ?? '').search(/\S/);
        range.setStart(line.firstChild as Node, word);
        const lefts = [...range.getClientRects()]
          .filter(({ width }) => width > 1)
          .map(({ left }) => left);
        return lefts.slice(1).every((left) => left > (lefts[0] ?? 0) + 8) && lefts.length > 1;
      }),
    );
    expect(starts).toEqual([true, true]);
  });
});

test('without a header, the buttons of a block of several lines are stacked', async ({ page }) => {
  await openCode(page);
  await page.setViewportSize({ width: 390, height: 800 });
  const blocks = page.locator(
    'figure[data-wide]:not(:has(> figcaption)):has(code > :nth-child(3))',
  );
  await expect(blocks.first()).toBeVisible();
  for (const figure of await blocks.all()) {
    const [whole, pre] = [await figure.boundingBox(), await figure.locator('pre').boundingBox()];
    expect((whole?.width ?? 0) - (pre?.width ?? 0)).toBeLessThanOrEqual(46);
  }
});

test('only a block that overflows is a named tab stop, at every width', async ({ page }) => {
  await openCode(page);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(() =>
        page.locator('figure pre').evaluateAll((blocks) =>
          blocks.filter((pre) => {
            const overflows = pre.scrollWidth > pre.clientWidth;
            const isStop = pre.hasAttribute('tabindex');
            const isRegion = pre.getAttribute('role') === 'region' && pre.ariaLabel !== null;
            return overflows !== isStop || isStop !== isRegion;
          }),
        ),
      )
      .toEqual([]);
  }
  const region = page.getByRole('region', { name: /^Code \d+, stats\.json$/ });
  await region.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate((pre) => pre.scrollLeft)).toBeGreaterThan(0);
});

test('no button covers code, neither on a phone with and without wrapping, nor on a wide screen', async ({
  page,
}) => {
  const covered = () =>
    page.locator('figure').evaluateAll((figures) =>
      figures.filter((figure) => {
        const pre = figure.querySelector('pre')?.getBoundingClientRect();
        const title = figure.querySelector('figcaption')?.getBoundingClientRect();
        return [...figure.querySelectorAll('button')]
          .map((button) => button.getBoundingClientRect())
          .filter((button) => button.width > 0)
          .some((button) =>
            [pre, title].some(
              (box) =>
                box &&
                button.left < box.right - 1 &&
                button.right > box.left + 1 &&
                button.top < box.bottom - 1 &&
                button.bottom > box.top + 1,
            ),
          );
      }),
    );
  await page.setViewportSize({ width: 320, height: 800 });
  await openCode(page);
  expect(await covered()).toEqual([]);
  await block(page, 'stats.json').getByRole('button', { name: 'Wrap long lines' }).click();
  expect(await covered()).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 800 });
  expect(await covered()).toEqual([]);
});

test('printed code is complete, wrapped, light, and without buttons', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openCode(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('figure button:visible, figure summary:visible')).toHaveCount(0);
  const cut = await page
    .locator('figure pre')
    .evaluateAll((blocks) =>
      blocks.filter(
        (pre) => pre.scrollWidth > pre.clientWidth + 1 || pre.scrollHeight > pre.clientHeight + 1,
      ),
    );
  expect(cut).toEqual([]);
  const [red = 255] = await block(page, 'TypeScript')
    .locator('pre')
    .evaluate((pre) => getComputedStyle(pre).color.match(/\d+/g)?.map(Number) ?? []);
  expect(red).toBeLessThan(100);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('code blocks have no buttons, every block can be focused, and a folded one can be opened', async ({
    page,
  }) => {
    await page.goto('/docs/guide/code');
    await expect(page.locator('figure button, [data-code-tools]:visible')).toHaveCount(0);
    expect(await page.locator('figure pre:not([tabindex="0"])').count()).toBe(0);
    const figure = block(page, 'CSS');
    const before = (await figure.boundingBox())?.height ?? 0;
    await figure.getByText('All 32 lines').click();
    expect((await figure.boundingBox())?.height ?? 0).toBeGreaterThan(1.6 * before);
  });
});

test('code is set in letters of one width, which do not fuse, also where Chinese fonts are installed', async ({
  page,
}) => {
  await openCode(page);
  const code = page.locator('main pre code').first();
  const widthOf = (text: string) =>
    code.evaluate((node, letters) => {
      const run = Object.assign(document.createElement('span'), { textContent: letters });
      node.replaceChildren(run);
      return run.getBoundingClientRect().width;
    }, text);
  expect(await widthOf('iiiiiiiiii')).toBe(await widthOf('MMMMMMMMMM'));
  await expect(code).toHaveCSS('font-variant-ligatures', 'none');
});
