import { readFileSync } from 'node:fs';
import { atRest, openPage } from '../support/browser';
import { expect, test } from '../support/test';

/** The style sheets of all pages, as Next.js has written them. */
function allStyles(): string {
  const html = readFileSync('.next/server/app/en.html', 'utf8');
  const links = html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g);
  const styles = [...links].map(([, href]) =>
    readFileSync(`${href?.replace('/_next', '.next')}`, 'utf8'),
  );
  return styles.join('\n');
}

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
          const styles = [null, '::before', '::after'].map(
            (pseudo) => getComputedStyle(element, pseudo).cssText,
          );
          return [name, ...styles].join('\n');
        });
      });
    const before = await looks();
    await page.route('/all.css', (route) => {
      return route.fulfill({ contentType: 'text/css', body: allStyles() });
    });
    await page.evaluate(async () => {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'stylesheet', href: '/all.css' });
      const loaded = new Promise((resolve) => link.addEventListener('load', resolve));
      document.head.append(link);
      await loaded;
    });
    expect(await looks()).toEqual(before);
  });
}
