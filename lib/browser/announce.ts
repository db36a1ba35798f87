/** A region counts a text as new only when it was empty before. */
const SPEAK_AFTER_MS = 50;

/** Long enough to be read out; afterwards nobody comes upon it by reading on. */
const CLEAR_AFTER_MS = 5000;

const timers = new Map<string, ReturnType<typeof setTimeout>>();

/** Say something to readers who listen, once, when they are done with what they hear. */
export function announce(text: string): void {
  speak('_polite', text);
}

/** Say something that stops the reader, at once. Only for failures that leave no way on. */
export function announceUrgently(text: string): void {
  speak('_assertive', text);
}

/** @param id Of a region in components/layout/LiveRegions.tsx. */
function speak(id: string, text: string): void {
  const region = document.getElementById(id);
  if (!region) return;
  region.textContent = '';
  clearTimeout(timers.get(id));
  const write = () => {
    region.textContent = text;
    timers.set(
      id,
      setTimeout(() => region.replaceChildren(), CLEAR_AFTER_MS),
    );
  };
  timers.set(id, setTimeout(write, SPEAK_AFTER_MS));
}
