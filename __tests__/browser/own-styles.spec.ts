import { listFiles } from '@/lib/content/read/files';
import { atRest, openPage } from '../support/browser';
import { expect, test } from '../support/test';
import { hold } from './waiting';

/** The style sheets of the framework, which contain those of all pages. */
const ALL_STYLES = listFiles('out/_next/static')
  .filter((name) => name.endsWith('.css'))
  .map((name) => `/_next/static/${name}`);

for (const path of ['/guide/start/quick-start', '/']) {
  test(`the style sheet of a page contains all styles that it uses: ${path}`, async ({ page }) => {
    // Colors in transition would differ between two measurements.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, path);
    await page.waitForLoadState('networkidle');
    await atRest(page);
    const looks = () =>
      page.evaluate(() => {
        const elements = [...document.body.querySelectorAll('*')];
        const alike = new Map(elements.map((one) => [`${one.tagName} ${one.className}`, one]));
        return [...alike].map(([name, element]) => {
          const styles = [null, '::before', '::after'].map((pseudo) => {
            const style = getComputedStyle(element, pseudo);
            // The sheet of a page shortens the names of custom properties; their effect is in the other properties.
            const names = [...style].filter((property) => !property.startsWith('--'));
            return names.map((property) => style.getPropertyValue(property)).join();
          });
          return [name, ...styles].join('\n');
        });
      });
    const before = await looks();
    await page.evaluate(async (addresses) => {
      for (const href of addresses) {
        const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
        const loaded = new Promise((resolve) => link.addEventListener('load', resolve));
        document.head.append(link);
        await loaded;
      }
    }, ALL_STYLES);
    expect(await looks()).toEqual(before);
  });
}

test('a component of a page has its styles before it is alive', async ({ page }) => {
  await hold(page, '**/_next/static/**/*.js');
  await openPage(page, '/config/options/options');
  await expect(page.locator('main fieldset')).toHaveCSS('border-top-width', '1px');
});
