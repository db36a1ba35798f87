import { focusPage } from '@/lib/browser/navigation/focus';

beforeEach(() => {
  document.body.innerHTML = `
    <main tabindex="-1">
      <details id="outer"><details id="inner"><h2 id="place">Place</h2></details></details>
    </main>`;
});

afterEach(() => {
  location.hash = '';
});

test('the place that the address names gets the focus, and what it is folded into opens', () => {
  location.hash = '#place';
  focusPage();
  expect(document.getElementById('place')).toHaveFocus();
  for (const id of ['outer', 'inner']) expect(document.getElementById(id)).toHaveAttribute('open');
});

test('a place takes the focus for once: it is not a stop of the Tab key afterwards', () => {
  location.hash = '#place';
  focusPage();
  const place = document.getElementById('place');
  expect(place).toHaveAttribute('tabindex', '-1');
  place?.blur();
  expect(place).not.toHaveAttribute('tabindex');
});

test.each(['', '#nowhere', '#%E0%A4%A'])('with the address %j the text gets it', (hash) => {
  location.hash = hash;
  focusPage();
  expect(document.querySelector('main')).toHaveFocus();
});
