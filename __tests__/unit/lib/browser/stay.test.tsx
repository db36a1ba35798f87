import { swapChildren } from '@/lib/browser/navigation/stay';

function bodyOf(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}

function pageOf(link: string, text: string, before = ''): string {
  const items = ['/a', '/b', '/c'].map((href) => {
    const mark = href === link ? ' aria-current="page"' : '';
    return `<details><summary>${href}</summary><a href="${href}"${mark}>${href}</a></details>`;
  });
  return `${before}<header data-part="navbar"><a href="/zh${link}">中文</a></header>
    <div class="doc"><div data-page-list="page">${items.join('')}</div><main>${text}</main></div>
    <div id="_polite"></div>`;
}

test('navbar, sidebar and live region stay in the document, with open groups, and show the next page', () => {
  document.body.innerHTML = pageOf('/a', 'One');
  const select = (selector: string) => document.querySelector<HTMLElement>(selector);
  const kept = ['header', 'header a', '[data-page-list]', 'a[href="/a"]', '#_polite'].map(select);
  const group = document.querySelectorAll('details')[2] as HTMLDetailsElement;
  group.open = true;
  const polite = select('#_polite') as HTMLElement;
  polite.textContent = 'Copied';

  const next = bodyOf(pageOf('/b', 'Two', '<p>An old version</p>'));
  const html = next.innerHTML;
  swapChildren(document.body, next);

  expect(
    ['header', 'header a', '[data-page-list]', 'a[href="/a"]', '#_polite'].map(select),
  ).toEqual(kept);
  expect(select('main')?.textContent).toBe('Two');
  expect(select('[aria-current]')?.textContent).toBe('/b');
  expect(select('header a')?.getAttribute('href')).toBe('/zh/b');
  expect(group.open).toBe(true);
  expect(polite.textContent).toBe('Copied');
  group.open = false;
  polite.textContent = '';
  expect(document.body.innerHTML).toBe(html);
});

test('a sidebar with other entries becomes that of the next page', () => {
  document.body.innerHTML = pageOf('/a', 'One');
  const sidebar = document.querySelector('[data-page-list]');
  const html = pageOf('/b', 'Two').replace(/<details>.*?<\/details>/, '<b>Other</b>');
  swapChildren(document.body, bodyOf(html));
  expect(document.body.innerHTML).toBe(bodyOf(html).innerHTML);
  expect(document.querySelector('[data-page-list]')).toBe(sidebar);
});

test('a page without a sidebar replaces one with a sidebar, and the other way round', () => {
  const plain = '<header data-part="navbar"></header><main>Plain</main><div id="_polite"></div>';
  document.body.innerHTML = pageOf('/a', 'One');
  swapChildren(document.body, bodyOf(plain));
  expect(document.body.innerHTML).toBe(plain);
  swapChildren(document.body, bodyOf(pageOf('/a', 'One')));
  expect(document.body.innerHTML).toBe(bodyOf(pageOf('/a', 'One')).innerHTML);
});

test('a navbar in another place is replaced', () => {
  document.body.innerHTML = '<div id="_polite"></div><header data-part="navbar">One</header>';
  const html = '<header data-part="navbar">Two</header><div id="_polite"></div>';
  swapChildren(document.body, bodyOf(html));
  expect(document.body.innerHTML).toBe(html);
});
