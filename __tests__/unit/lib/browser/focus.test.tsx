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

test('the target of the address gets the focus, and the details around it open', () => {
  location.hash = '#place';
  focusPage();
  expect(document.getElementById('place')).toHaveFocus();
  for (const id of ['outer', 'inner']) expect(document.getElementById(id)).toHaveAttribute('open');
});

test('the target is focusable only once, and not a tab stop afterwards', () => {
  location.hash = '#place';
  focusPage();
  const place = document.getElementById('place');
  expect(place).toHaveAttribute('tabindex', '-1');
  place?.blur();
  expect(place).not.toHaveAttribute('tabindex');
});

test.each(['', '#nowhere', '#%E0%A4%A'])(
  'with the address %j the main text gets the focus',
  (hash) => {
    location.hash = hash;
    focusPage();
    expect(document.querySelector('main')).toHaveFocus();
  },
);

test('a dialog that is open keeps the focus', () => {
  document.body.innerHTML = '<main id="_content"></main><dialog open><input></dialog>';
  const field = document.querySelector('input');
  field?.focus();
  focusPage('');
  expect(field).toHaveFocus();
});
