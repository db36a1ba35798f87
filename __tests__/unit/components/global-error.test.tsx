import { render } from '@testing-library/react';
import GlobalError from '@/app/global-error';

const loadAnew = jest.fn();

jest.mock('@/lib/browser/navigation/recovery', () => ({
  isReachable: async () => true,
  loadAnew: () => loadAnew(),
  mayRecover: () => false,
}));

function crash() {
  return render(<GlobalError />, { container: document });
}

test('a crashed page shows the messages of the page before, and reloads on request', async () => {
  document.body.innerHTML = `
    <div hidden data-crash-words><p>It has crashed.</p><button>Reload</button><a href="/zh/">Home</a></div>`;
  const { findByRole } = crash();
  const message = await findByRole('alert');
  expect(message).toHaveTextContent('It has crashed.ReloadHome');
  (await findByRole('button', { name: 'Reload' })).click();
  expect(loadAnew).toHaveBeenCalledTimes(1);
});

test('a crashed page without messages offers to reload', async () => {
  document.body.innerHTML = '';
  const { findByRole } = crash();
  (await findByRole('button', { name: '↻' })).click();
  expect(loadAnew).toHaveBeenCalledTimes(2);
});
