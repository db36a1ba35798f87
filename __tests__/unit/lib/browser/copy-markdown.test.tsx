import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { PageTools } from '@/components/doc/PageTools';
import { attachCopyMarkdown } from '@/lib/browser/text/copy-markdown';
import type { PageView } from '@/lib/page/page-view';
import { renderInEnglish } from '../../../support/render';
import { start } from '../../../support/start';

const MARKDOWN = '# Title\n\n## One\n\nFirst.\n';

let copied: string[];
let detach: () => void;

function show(href = '/guide/a.md') {
  renderInEnglish(
    <main>
      <PageTools view={{ markdownHref: href } as PageView} />
    </main>,
  );
  detach = start(attachCopyMarkdown);
}

beforeEach(() => {
  copied = [];
  Object.assign(navigator, {
    clipboard: { writeText: (text: string) => Promise.resolve(void copied.push(text)) },
  });
  globalThis.fetch = jest.fn(async (url) => ({
    ok: !String(url).includes('gone'),
    text: async () => MARKDOWN,
  })) as never;
});

afterEach(() => {
  detach();
  jest.useRealTimers();
});

test('the button copies the page and confirms it for two seconds', async () => {
  jest.useFakeTimers();
  show('/guide/b.md');
  fireEvent.click(screen.getByRole('button', { name: 'Copy page as Markdown' }));
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(copied).toEqual([MARKDOWN]);
  expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy();
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(screen.getByRole('button', { name: 'Copy page as Markdown' })).toBeTruthy();
});

test('nothing is copied if the text cannot be loaded', async () => {
  show('/gone.md');
  fireEvent.click(screen.getByRole('button', { name: 'Copy page as Markdown' }));
  expect(await screen.findByRole('button', { name: 'Copy failed' })).toBeTruthy();
  expect(copied).toEqual([]);
});

test('a prompt with the text opens if the clipboard rejects', async () => {
  Object.assign(navigator, { clipboard: { writeText: () => Promise.reject(new Error('denied')) } });
  window.prompt = jest.fn();
  show('/guide/d.md');
  fireEvent.click(screen.getByRole('button', { name: 'Copy page as Markdown' }));
  await waitFor(() =>
    expect(window.prompt).toHaveBeenCalledWith('Copy the text and press Enter', MARKDOWN),
  );
});
