/** Screen readers announce a text only if the region was empty before. */
const SPEAK_AFTER_MS = 50;

/** Long enough to be read out. The text is then removed, so that it is not found by reading on. */
const CLEAR_AFTER_MS = 5000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Announce a text to screen readers, politely and once. */
export function announce(text: string): void {
  const region = document.getElementById('_polite');
  if (!region) return;
  region.textContent = '';
  clearTimeout(timer);
  timer = setTimeout(() => {
    region.textContent = text;
    timer = setTimeout(() => region.replaceChildren(), CLEAR_AFTER_MS);
  }, SPEAK_AFTER_MS);
}
