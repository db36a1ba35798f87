import { withData } from '../../data-names';
import { fillText } from '../../fill-text';

/** Specified: images become buttons this long after the page has been shown. */
const START_AFTER_MS = 100;

/** The longest wait for the code of the dialog. */
const WAIT_MS = 5000;

/** A smaller image is a badge or an icon. */
const LEAST_PX = 48;

const IMAGES = 'main article img';

/** What does something else when it is clicked. */
const OTHER_CONTROLS = 'a, button, summary, label, [role="button"]';

/**
 * Turn the images of the text into buttons that enlarge them in the dialog of the page. The code of the dialog is loaded
 * at the first use. Aborting the signal closes it.
 */
export function attach(signal: AbortSignal): void {
  const dialog = document.querySelector<HTMLDialogElement>(`dialog${withData('zoom')}`);
  const hidden = document.documentElement.dataset.hidden?.split(' ') ?? [];
  const article = document.querySelector('main article');
  if (!dialog || !article || hidden.includes('globalUIComponents')) return;

  const label = dialog.dataset.enlarge ?? '';
  const mark = () => markImages(label);
  const opener = createOpener(dialog, signal);
  const timer = setTimeout(mark, START_AFTER_MS);
  signal.addEventListener('abort', () => clearTimeout(timer));
  // An image without a known size tells it when it has arrived.
  article.addEventListener('load', mark, { capture: true, signal });
  document.addEventListener('click', opener.onClick, { signal });
  document.addEventListener('keydown', opener.onKeyDown, { signal });
}

/** The image itself becomes the button, so nothing is wrapped around what React has rendered. */
function markImages(label: string): void {
  for (const image of document.querySelectorAll<HTMLImageElement>(IMAGES)) {
    if (image.dataset.zoomable !== undefined || !isZoomable(image)) continue;
    image.dataset.zoomable = '';
    image.setAttribute('role', 'button');
    image.setAttribute('tabindex', '0');
    image.setAttribute('aria-haspopup', 'dialog');
    image.setAttribute('aria-label', fillText(label, { alt: image.alt }));
  }
}

function isZoomable(image: HTMLImageElement): boolean {
  if (image.alt.trim() === '' || image.closest(OTHER_CONTROLS)) return false;
  const width = Number(image.getAttribute('width')) || image.naturalWidth;
  const height = Number(image.getAttribute('height')) || image.naturalHeight;
  return width >= LEAST_PX && height >= LEAST_PX;
}

/** Opens an image on click, Enter and Space. While one image is opening, further requests are ignored. */
function createOpener(dialog: HTMLDialogElement, signal: AbortSignal) {
  let isBusy = false;

  async function open(image: HTMLImageElement): Promise<void> {
    if (isBusy || dialog.open) return;
    isBusy = true;
    try {
      const { openZoom } = await Promise.race([import('./zoom-view'), failLater()]);
      if (!signal.aborted) openZoom(image, dialog, signal);
    } catch (error) {
      console.warn('The image cannot be enlarged now, so it is opened on its own.', error);
      // The page is older than the site, or the connection is lost; the browser keeps images.
      if (!signal.aborted) location.assign(image.currentSrc || image.src);
    } finally {
      isBusy = false;
    }
  }

  return {
    onClick({ target }: MouseEvent): void {
      if (isMarked(target)) void open(target);
    },
    onKeyDown(event: KeyboardEvent): void {
      const { key, target } = event;
      if ((key !== 'Enter' && key !== ' ') || event.repeat || !isMarked(target)) return;
      // Space would scroll the page.
      event.preventDefault();
      void open(target);
    },
  };
}

/** Rejects when a reader has waited long enough. */
function failLater(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('The code takes too long.')), WAIT_MS);
  });
}

function isMarked(target: EventTarget | null): target is HTMLImageElement {
  return target instanceof HTMLImageElement && target.dataset.zoomable !== undefined;
}
