import { copyText } from '@/lib/browser/text/copy-text';

const writeText = jest.fn();
const execCommand = jest.fn();
const prompt = jest.fn();
const query = jest.fn();

beforeEach(() => {
  jest.resetAllMocks();
  writeText.mockResolvedValue(undefined);
  Object.assign(navigator, { clipboard: { writeText }, permissions: { query } });
  Object.assign(document, { execCommand });
  Object.assign(window, { prompt });
  document.body.innerHTML = '<p>Some words</p><button>Copy</button>';
});

afterEach(() => jest.useRealTimers());

/** Select the words and focus the button, as a reader has who presses it. */
function placeReader() {
  const button = document.querySelector('button') as HTMLElement;
  button.focus();
  getSelection()?.selectAllChildren(document.querySelector('p') as Node);
  return button;
}

test('the clipboard is asked first, and nothing else happens', async () => {
  expect(await copyText('a\nb', 'Copy it')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('a\nb');
  expect(execCommand).not.toHaveBeenCalled();
});

test('where it refuses, the text is selected and copied, all lines of it', async () => {
  writeText.mockRejectedValue(new Error('denied'));
  let selected = '';
  execCommand.mockImplementation(() => {
    selected = (document.activeElement as HTMLTextAreaElement).value;
    return true;
  });
  const button = placeReader();
  expect(await copyText('a\nb', 'Copy it')).toBe(true);
  expect(selected).toBe('a\nb');
  expect(prompt).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
  expect(String(getSelection())).toBe('Some words');
  expect(document.querySelector('textarea')).toBeNull();
});

test('where that fails too, a prompt shows the text, and success is not claimed', async () => {
  writeText.mockRejectedValue(new Error('denied'));
  execCommand.mockImplementation(() => {
    throw new Error('unsupported');
  });
  const button = placeReader();
  expect(await copyText('a', 'Copy it')).toBe(false);
  expect(prompt).toHaveBeenCalledWith('Copy it', 'a');
  expect(document.activeElement).toBe(button);
  expect(String(getSelection())).toBe('Some words');
});

test('a page without a clipboard, as on http, does the same', async () => {
  Object.assign(navigator, { clipboard: undefined });
  execCommand.mockReturnValue(true);
  expect(await copyText('a', 'Copy it')).toBe(true);
});

describe('a clipboard that does not answer', () => {
  let answer: { resolve(): void; reject(error: Error): void };
  const settled = jest.fn();

  beforeEach(() => {
    jest.useFakeTimers();
    execCommand.mockReturnValue(true);
    writeText.mockReturnValue(
      new Promise<void>((resolve, reject) => {
        answer = { resolve, reject };
      }),
    );
  });

  test.each([
    ['has the permission', () => Promise.resolve({ state: 'granted' })],
    ['knows of no permission', () => Promise.reject(new TypeError('clipboard-write'))],
  ])('is given up after a second where the browser %s', async (_, permission) => {
    query.mockImplementation(permission);
    void copyText('a', 'Copy it').then(settled);
    await jest.advanceTimersByTimeAsync(999);
    expect(execCommand).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(execCommand).toHaveBeenCalledWith('copy');
    expect(settled).toHaveBeenCalledWith(true);
    // An answer that comes later changes nothing.
    answer.reject(new Error('too late'));
    await jest.runAllTimersAsync();
    expect(execCommand).toHaveBeenCalledTimes(1);
  });

  test('is waited for while the browser asks the reader for permission', async () => {
    query.mockResolvedValue({ state: 'prompt' });
    void copyText('a', 'Copy it').then(settled);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(execCommand).not.toHaveBeenCalled();
    expect(settled).not.toHaveBeenCalled();
    answer.resolve();
    await jest.runAllTimersAsync();
    expect(execCommand).not.toHaveBeenCalled();
    expect(settled).toHaveBeenCalledWith(true);
  });

  test('and a permission that is refused is a refusal', async () => {
    query.mockResolvedValue({ state: 'prompt' });
    void copyText('a', 'Copy it').then(settled);
    await jest.advanceTimersByTimeAsync(60_000);
    answer.reject(new Error('denied'));
    await jest.runAllTimersAsync();
    expect(execCommand).toHaveBeenCalledWith('copy');
  });
});
