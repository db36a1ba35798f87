/**
 * Put a text on the clipboard. If the browser refuses, for example on a page without https, the text is copied by
 * selecting it. If that fails too, a prompt shows it for the reader to copy. Focus and selection are restored.
 *
 * @param request What the prompt asks for.
 * @returns Whether the text is certainly on the clipboard; after the prompt this is unknown.
 */
export async function copyText(text: string, request: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return keepingPlace(() => {
      if (copyBySelection(text)) return true;
      prompt(request, text);
      return false;
    });
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
  const range = selection?.rangeCount ? selection.getRangeAt(0).cloneRange() : undefined;
  try {
    return action();
  } finally {
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    selection?.removeAllRanges();
    if (range) selection?.addRange(range);
  }
}
