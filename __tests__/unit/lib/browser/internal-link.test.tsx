import { internalPath, keptPlace } from '@/lib/browser/navigation/internal-link';

/** The path to which a click on the inner text of a link navigates. */
function pathOf(html: string, base = '/'): string | undefined {
  document.body.innerHTML = html;
  return internalPath(document.querySelector('b'), base);
}

test.each([
  ['<a href="/guide/a"><b>x</b></a>', '/guide/a'],
  ['<a href="/guide/a?q=1#part"><b>x</b></a>', '/guide/a?q=1#part'],
  ['<a href="/guide/a.html"><b>x</b></a>', '/guide/a.html'],
  ['<a href="/1.x/release-note-1.0"><b>x</b></a>', '/1.x/release-note-1.0'],
  ['<a href="/" target="_self"><b>x</b></a>', '/'],
])('%s navigates inside the app', (html, path) => {
  expect(pathOf(html)).toBe(path);
});

test.each([
  '<b>no link</b>',
  '<a><b>no address</b></a>',
  '<a href="https://example.com/guide"><b>another origin</b></a>',
  '<a href="mailto:a@example.com"><b>another scheme</b></a>',
  '<a href="/guide/a" target="_blank"><b>another window</b></a>',
  '<a href="/guide/a" download><b>download</b></a>',
  '<a href="/feed.xml"><b>file</b></a>',
  '<a href="#part"><b>anchor on this page</b></a>',
])('the browser handles %s', (html) => {
  expect(pathOf(html)).toBeUndefined();
});

test('with a base path only links below it navigate inside the app, and the base is removed', () => {
  expect(pathOf('<a href="/docs/guide/a"><b>x</b></a>', '/docs/')).toBe('/guide/a');
  expect(pathOf('<a href="/other"><b>x</b></a>', '/docs/')).toBeUndefined();
});

describe('what a link to another language keeps', () => {
  function keptAt(address: string, scrolled: number, data = 'data-alternate="zh"'): string {
    window.history.replaceState(null, '', address);
    Object.assign(window, { scrollY: scrolled });
    document.body.innerHTML = `<a href="/zh/a" ${data}>zh</a>
      <ul data-outline-list><li><a href="#b" aria-current="location">B</a></li></ul>`;
    return keptPlace(document.querySelector('a') as HTMLAnchorElement);
  }
  afterEach(() => keptAt('/', 0));

  test('query and anchor', () => expect(keptAt('/a?q=1#c', 2000)).toBe('?q=1#c'));
  test('the heading that is being read', () => expect(keptAt('/a?q=1', 2000)).toBe('?q=1#b'));
  test('the top of the page', () => expect(keptAt('/a', 100)).toBe(''));
  test('nothing on another page', () => expect(keptAt('/a#c', 2000, '')).toBe(''));
});
