/** A clipboard answers within milliseconds. Selecting needs the click, which browsers forget after some seconds. */
const PATIENCE_MS = 1000;

/**
 * Put a text on the clipboard. Where the browser refuses its clipboard, as on a page without https, or does
 * not answer, the text is copied by selecting it; where that fails too, a prompt shows it for the reader to
 * copy. Focus and selection are afterwards what they were.
 *
 * @param request What the prompt asks for.
 * @returns Whether the text is on the clipboard for certain: what was done in the prompt nobody knows.
 */
export async function copyText(text: string, request: string): Promise<boolean> {
  try {
    await writeInTime(text);
    return true;
  } catch {
    return keepingPlace(() => {
      if (copyBySelection(text)) return true;
      prompt(request, text);
      return false;
    });
  }
}

async function writeInTime(text: string): Promise<void> {
  const written = navigator.clipboard.writeText(text);
  const isLate = await Promise.race([
    written.then(() => false),
    new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE_MS, true)),
  ]);
  if (!isLate) return;
  if (!(await isReaderAsked())) throw new Error('The clipboard does not answer');
  await written;
}

/** Is the browser asking the reader for permission? That takes as long as the reader likes. */
async function isReaderAsked(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({
      name: 'clipboard-write' as PermissionName,
    });
    return state === 'prompt';
  } catch {
    return false; // A browser that does not know this permission never asks for it.
  }
}

function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.className = 'visually-hidden';
  field.value = text;
  document.body.append(field);
  field.focus({ preventScroll: true });
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
  }
}

function keepingPlace<T>(action: () => T): T {
  const focused = document.activeElement;
  const selection = getSelection();
  const ranges = Array.from({ length: selection?.rangeCount ?? 0 }, (_, index) =>
    selection?.getRangeAt(index).cloneRange(),
  );
  try {
    return action();
  } finally {
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    selection?.removeAllRanges();
    for (const range of ranges) if (range) selection?.addRange(range);
  }
}
