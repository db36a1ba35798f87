import { animate } from 'framer-motion/dom/mini';
import { withData } from '../../data-names';
import { closestTo } from '../dom/closest';
import { measureScrollBar } from '../frame/cover';

/** An enlarged image fits the window first, and may then have its natural size. While it opens or closes it ignores input. */
type ZoomState = 'closed' | 'opening' | 'fitted' | 'natural' | 'closing';

/** Specified: how long an image takes to grow and to shrink. */
const TRANSITION_S = 0.3;

/** Specified: scrolling the page this far closes the image … */
const SCROLL_CLOSES_PX = 40;

/** … this long after. */
const CLOSE_AFTER_MS = 150;

/** A picture made of pixels may be shown this much larger than on the page, where its file is not larger. */
const MOST_ENLARGED = 2;

/**
 * Show an image of the page enlarged, in a modal dialog named after it. Pressed, it gets its natural size, in a box that
 * the browser scrolls; pressed again, it closes. So it does on Escape, when the window is resized, and when the page is
 * scrolled behind a fitted image; the focus returns to the image.
 *
 * @param signal Closes it at once, without motion.
 */
export function openZoom(
  image: HTMLImageElement,
  dialog: HTMLDialogElement,
  signal: AbortSignal,
): void {
  const view = new ZoomView(image, dialog);
  signal.addEventListener('abort', () => view.finish());
  void view.open();
}

class ZoomView {
  readonly #copy = document.createElement('img');
  readonly #stage: HTMLElement;
  readonly #button: HTMLElement;
  readonly #listening = new AbortController();
  readonly #scrollStart = scrollY;
  /** The image whose pixels are shown: the copy of the one on the page, or a sharper one. */
  #file = this.#copy;
  #state: ZoomState = 'closed';
  /** Ends with the last movement. One that is interrupted would commit its styles, also where nothing is rendered. */
  #moving = Promise.resolve();

  constructor(
    private readonly image: HTMLImageElement,
    private readonly dialog: HTMLDialogElement,
  ) {
    this.#stage = this.#part('stage');
    this.#button = this.#part('picture');
  }

  async open(): Promise<void> {
    const { image, dialog } = this;
    this.#enter('opening');
    this.#copy.src = image.currentSrc || image.src;
    this.#copy.alt = image.alt;
    await this.#copy.decode().catch(() => undefined);
    if (this.#state !== 'opening') return;
    this.#button.replaceChildren(this.#copy);
    this.#part('legend').replaceChildren(...legendOf(image));
    dialog.setAttribute('aria-label', image.alt);
    measureScrollBar();
    dialog.showModal();
    this.#layOut();
    this.#button.focus({ preventScroll: true });
    this.#listen();
    image.dataset.zoomed = '';
    this.#loadLarge();
    const place = this.#button.getBoundingClientRect();
    await this.#move(image.getBoundingClientRect(), place, [0, 1]);
    if (this.#state === 'opening') this.#enter('fitted');
  }

  async close(): Promise<void> {
    if (this.#state !== 'fitted' && this.#state !== 'natural') return;
    const place = this.#copy.getBoundingClientRect();
    this.#enter('closing');
    await this.#moving;
    if (!this.#isIn('closing')) return;
    await this.#move(place, this.image.getBoundingClientRect(), [1, 0]);
    this.finish();
  }

  /** End in any state, and restore the page. */
  finish(): void {
    if (this.#state === 'closed') return;
    this.#enter('closed');
    this.#listening.abort();
    delete this.image.dataset.zoomed;
    if (!this.dialog.open) return;
    this.dialog.close();
    this.#button.replaceChildren();
    this.image.focus({ preventScroll: true });
  }

  #enter(state: ZoomState): void {
    this.#state = state;
    this.dialog.dataset.zoom = state;
  }

  /** The state may have changed while something was awaited. */
  #isIn(state: ZoomState): boolean {
    return this.#state === state;
  }

  #part(name: string): HTMLElement {
    return this.dialog.querySelector(withData('zoomPart', name)) as HTMLElement;
  }

  /** The picture pressed becomes larger, if it can; the point under the pointer stays there. */
  #press({ clientX, clientY, detail }: MouseEvent): void {
    if (this.#state !== 'fitted' || !this.#button.ariaPressed) {
      void this.close();
      return;
    }
    const before = this.#button.getBoundingClientRect();
    this.#enter('natural');
    this.#layOut();
    const { left, top, width } = this.#button.getBoundingClientRect();
    const gain = width / before.width;
    const isPointer = detail > 0;
    if (isPointer)
      this.#stage.scrollBy(
        left + (clientX - before.left) * gain - clientX,
        top + (clientY - before.top) * gain - clientY,
      );
    else this.#stage.scrollTo(0, 0);
    this.#moving = this.#move(before, this.#button.getBoundingClientRect());
  }

  /** Give the picture the size of its state, and say what that is. */
  #layOut(): void {
    const isNatural = this.#state === 'natural';
    const { fitted, natural, ratio } = this.#sizes();
    this.#button.style.width = `${isNatural ? natural : fitted}px`;
    this.#button.style.aspectRatio = String(ratio);
    this.#button.ariaPressed = natural > fitted ? String(isNatural) : null;
    const output = this.#part('state');
    const text = isNatural ? output.dataset.natural : output.dataset.fitted;
    output.textContent = natural > fitted ? (text ?? '') : '';
  }

  /** Widths in px. Fitted, the picture is never smaller than on the page, where a phone may show only a part of it. */
  #sizes(): { fitted: number; natural: number; ratio: number } {
    const page = this.image.getBoundingClientRect();
    const { naturalWidth, naturalHeight, src } = this.#file;
    const isKnown = naturalWidth > 0 && naturalHeight > 0;
    const { width: natural, height } = isKnown
      ? { width: naturalWidth, height: naturalHeight }
      : page;
    const ratio = natural / height;
    const { paddingLeft, paddingTop, paddingBottom } = getComputedStyle(this.#stage);
    const room = {
      width: this.#stage.clientWidth - 2 * Number.parseFloat(paddingLeft),
      height:
        this.#stage.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom),
    };
    const isDrawn = /\.svg(?:$|[?#])/.test(src);
    const most = isDrawn ? Number.POSITIVE_INFINITY : Math.max(natural, page.width * MOST_ENLARGED);
    const fit = Math.min(room.width, room.height * ratio, most);
    return { fitted: Math.max(page.width, page.height * ratio, fit), natural, ratio };
  }

  /** Replace the image by the high-resolution one once that is loaded. */
  #loadLarge(): void {
    const source = this.image.dataset.zoomSrc;
    if (source === undefined) return;
    const large = new Image();
    large.src = source;
    large.decode().then(
      () => {
        this.#copy.src = source;
        this.#file = large;
        if (this.#state !== 'closing') this.#layOut();
      },
      () => console.warn(`The larger version of the image cannot be loaded: ${source}`),
    );
  }

  /**
   * Let the picture move between two places in the window.
   *
   * @param opacity Of all that is around it, before and after, if that changes.
   */
  async #move(from: DOMRect, to: DOMRect, opacity?: readonly number[]): Promise<void> {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // The picture moves in its button, whose size decides how far the box scrolls.
    const base = this.#button.getBoundingClientRect();
    const transform = [from, to].map(
      ({ left, top, width }) =>
        `translate(${left - base.left}px, ${top - base.top}px) scale(${width / base.width})`,
    );
    const others = [...this.dialog.children].filter(
      (part) => opacity && part !== this.#stage && (part.checkVisibility?.() ?? true),
    ) as HTMLElement[];
    const options = { duration: TRANSITION_S, ease: 'easeInOut' } as const;
    await Promise.all([
      animate(this.#copy, { transform }, options),
      ...others.map((part) => animate(part, { opacity: [...(opacity ?? [])] }, options)),
    ]);
    this.#copy.style.removeProperty('transform');
    for (const { style } of others) style.removeProperty('opacity');
  }

  #listen(): void {
    const { signal } = this.#listening;
    const onCancel = (event: Event) => {
      event.preventDefault();
      void this.close();
    };
    this.dialog.addEventListener('cancel', onCancel, { signal });
    // A browser may close the dialog by itself at a second Escape.
    this.dialog.addEventListener('close', () => this.finish(), { signal });
    this.dialog.addEventListener('click', (event) => this.#onClick(event), { signal });
    addEventListener('resize', () => this.finish(), { signal });
    addEventListener('scroll', () => this.#onScroll(), { signal, passive: true });
  }

  #onClick(event: MouseEvent): void {
    const name = closestTo(event.target, withData('zoomPart'))?.dataset.zoomPart;
    if (name === 'picture') this.#press(event);
    else if (name === 'stage' || name === 'close') void this.close();
  }

  #onScroll(): void {
    if (Math.abs(scrollY - this.#scrollStart) <= SCROLL_CLOSES_PX) return;
    setTimeout(() => {
      if (this.#state === 'fitted') void this.close();
    }, CLOSE_AFTER_MS);
  }
}

/** The list that explains the numbers in an image of the report, in the elements by which the styles of the text know it. */
function legendOf(image: HTMLElement): HTMLElement[] {
  const figure = image.closest('figure');
  const list = figure?.querySelector('figcaption > ol');
  if (!figure || !list) return [];
  const copy = figure.cloneNode() as HTMLElement;
  const caption = document.createElement('figcaption');
  caption.append(list.cloneNode(true));
  copy.append(caption);
  return [copy];
}
