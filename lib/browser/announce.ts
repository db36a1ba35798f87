/** A region counts a text as new only when it was empty before. */
const SPEAK_AFTER_MS = 50;

/** Long enough to be read out; afterwards nobody comes upon it by reading on. */
const CLEAR_AFTER_MS = 5000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Say something to readers who listen, once, when they are done with what they hear. */
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
