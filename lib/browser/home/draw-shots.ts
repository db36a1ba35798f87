import { dataAttribute, withData } from '../../data-names';

/** How much of a picture is in the window when it counts as seen. */
const SEEN = 0.4;

/** Mark each picture of the report when it is seen, so that styles draw it once. */
export function attach(signal: AbortSignal): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        target.setAttribute(dataAttribute('shot'), 'seen');
        observer.unobserve(target);
      }
    },
    { threshold: SEEN },
  );
  for (const shot of document.querySelectorAll(withData('shot'))) observer.observe(shot);
  signal.addEventListener('abort', () => observer.disconnect());
}
