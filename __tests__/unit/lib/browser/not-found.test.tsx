import { attach } from '@/lib/browser/not-found/not-found';

const PAGES = [
  { path: '/', title: 'Home', lang: 'en' },
  { path: '/guide/start/quick-start', title: 'Quick start', lang: 'en' },
];
const part = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;

/** Shows the 404 page at an address, and returns what it says. */
async function show(address: string, pages: () => Promise<unknown>) {
  history.replaceState(null, '', address);
  localStorage.clear();
  document.body.innerHTML = `<a data-alternate="zh" href="/zh/404">中文</a>
    <main data-not-found="open" data-default-locale="en"><a data-home href="/">Home</a>
      <input data-words-of-path>
      <div data-nearest hidden><ul></ul></div><div data-entries><a href="/guide">Guide</a></div>
    </main>`;
  globalThis.fetch = jest.fn(async () => ({ json: pages }) as Response);
  await attach(new AbortController().signal, { base: '/' });
  expect(part('main').dataset['notFound']).toBe('settled');
  expect(localStorage.getItem('visited')).toBe('1');
  return {
    nearest: part('[data-nearest]').hidden ? '' : part('[data-nearest]').innerHTML,
    hasEntries: !part('[data-entries]').hidden,
  };
}

test('the nearest pages take the place of the start pages', async () => {
  expect(await show('/docs/quikstart', async () => PAGES)).toEqual({
    nearest: '<ul><li><a href="/guide/start/quick-start">Quick start</a></li></ul>',
    hasEntries: false,
  });
});

test('for an address without similar pages the start pages are offered', async () => {
  expect(await show('/nope', async () => PAGES)).toEqual({ nearest: '', hasEntries: true });
});

test.each(['/none', '/none?q=%E0%A4%A#%E0%A4%A', '/ninechars'.repeat(200)])(
  'the page is shown without suggestions if the list of pages fails to load: %s',
  async (address) => {
    const shown = await show(address, () => Promise.reject(new TypeError('Failed to fetch')));
    expect(shown).toEqual({ nearest: '', hasEntries: true });
  },
);

test('the words of the address are searched for, and links to other languages keep it', async () => {
  await show('/guide/exit-codes-of-cli', async () => PAGES);
  expect(part('input')).toHaveValue('guide exit codes of cli');
  expect(part('[data-alternate]')).toHaveProperty('pathname', '/zh/guide/exit-codes-of-cli');
});
