import { settleWhileParsing } from '@/lib/browser/first-frame/settle-while-parsing';

// The observer would outlive the document of the test.
afterEach(() => {
  document.dispatchEvent(new Event('DOMContentLoaded'));
});

async function parse(html: string): Promise<void> {
  document.body.insertAdjacentHTML('beforeend', html);
  await Promise.resolve();
}

test('the page frame is settled once, when the element after it is parsed', async () => {
  sessionStorage.setItem('sidebar', JSON.stringify({ offset: 0, groups: { 'page 0 /a': false } }));
  settleWhileParsing();
  await parse('<header data-part="navbar"><div><a>Brand</a></div></header>');
  await parse('<div data-page-list="page"><details open><a href="/a">A</a></details></div>');
  const navbar = document.querySelector('header');
  const group = document.querySelector('details');
  expect([navbar?.dataset['crowded'], group?.open]).toEqual([undefined, true]);
  await parse('<main id="_content"></main>');
  expect([navbar?.dataset['crowded'], group?.open]).toEqual(['search controls nav', false]);
  group?.setAttribute('open', '');
  await parse('<footer></footer>');
  expect(group?.open).toBe(true);
});
