import { copyText } from '@/lib/browser/text/copy-text';

const writeText = jest.fn();
const execCommand = jest.fn();
const prompt = jest.fn();

beforeEach(() => {
  jest.resetAllMocks();
  writeText.mockResolvedValue(undefined);
  Object.assign(navigator, { clipboard: { writeText } });
  Object.assign(document, { execCommand });
  Object.assign(window, { prompt });
  document.body.innerHTML = '<p>Some words</p><button>Copy</button>';
});

/** Selects some words and focuses the button, as when a reader presses it. */
function placeReader() {
  const button = document.querySelector('button') as HTMLElement;
  button.focus();
  getSelection()?.selectAllChildren(document.querySelector('p') as Node);
  return button;
}

test('the clipboard is tried first, and nothing else happens', async () => {
  expect(await copyText('a\nb', 'Copy it')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('a\nb');
  expect(execCommand).not.toHaveBeenCalled();
});

test('if the clipboard rejects, the text is selected and copied with all its lines', async () => {
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

test('if that fails too, a prompt shows the text, and the copy is not confirmed', async () => {
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

test('without a clipboard, as on http, the same happens', async () => {
  Object.assign(navigator, { clipboard: undefined });
  execCommand.mockReturnValue(true);
  expect(await copyText('a', 'Copy it')).toBe(true);
});

test('while the clipboard does not respond, a copy is not confirmed, and the next one can be', async () => {
  writeText.mockReturnValueOnce(new Promise(() => undefined));
  const confirmed = jest.fn();
  void copyText('a', 'Copy it').then(confirmed);
  expect(await copyText('b', 'Copy it')).toBe(true);
  expect(confirmed).not.toHaveBeenCalled();
});
