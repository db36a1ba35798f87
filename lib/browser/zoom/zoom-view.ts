import { animate } from 'framer-motion/dom/mini';
import { withData } from '../../data-names';
import { closestTo } from '../dom/closest';
import { legendOf } from './legend';
import { canScale, firstScale, fittedSize, type Size, scaleAfter, type ZoomState } from './scale';

/** Specified: how long an image takes to grow and to shrink. */
const TRANSITION_S = 0.3;

/** Specified: scrolling the page this far closes the image … */
const SCROLL_CLOSES_PX = 40;

/** … this long after. */
const CLOSE_AFTER_MS = 150;

/** How far an arrow key moves a magnified image. */
const PAN_PX = 80;

/** The margin around a fitted image; the bar with the controls is in the lower one. */
const MARGIN_PX = { inline: 16, block: 68 };

/** Files of one image differ by less in the ratio of their sides. */
const SAME_RATIO = 0.02;

const PANS: Record<string, [left: number, top: number]> = {
  ArrowLeft: [-PAN_PX, 0],
  ArrowRight: [PAN_PX, 0],
  ArrowUp: [0, -PAN_PX],
  ArrowDown: [0, PAN_PX],
};

const STEPS: Record<string, number> = {
  '+': 1,
  '=': 1,
  '-': -1,
  _: -1,
  '0': Number.NEGATIVE_INFINITY,
};

/**
 * Show an image of the page enlarged, in a modal dialog named after it. It closes on a click, on Escape, and when the
 * window is resized or the page is scrolled; the focus returns to the image. A magnified image scrolls before the page.
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
  readonly #listening = new AbortController();
  readonly #scrollStart = scrollY;
  #legend: HTMLElement | undefined;
  #state: ZoomState = 'closed';
  #fitted: Size = { width: 0, height: 0 };
  #scale = 1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly image: HTMLImageElement,
    private readonly dialog: HTMLDialogElement,
  ) {
    this.#stage = this.#part('stage');
  }

  async open(): Promise<void> {
    const { image, dialog } = this;
    this.#enter('opening');
    this.#copy.src = image.currentSrc || image.src;
    this.#copy.alt = image.alt;
    await this.#copy.decode().catch(() => undefined);
    if (this.#state !== 'opening') return;
    this.#legend = legendOf(image);
    this.#stage.replaceChildren(this.#copy, ...(this.#legend ? [this.#legend] : []));
    dialog.setAttribute('aria-label', image.alt);
    this.#setScale(this.#fit());
    dialog.showModal();
    // It has a height only now.
    if (this.#legend) this.#setScale(this.#fit());
    this.#part('close').focus({ preventScroll: true });
    this.#listen();
    image.dataset.zoomed = '';
    this.#loadLarge();
    await this.#move('in');
    if (this.#state === 'opening') this.#enter('open');
  }

  async close(): Promise<void> {
    if (this.#state !== 'open') return;
    this.#enter('closing');
    this.#setScale(1);
    await this.#move('out');
    this.finish();
  }

  /** End in any state, and restore the page. */
  finish(): void {
    if (this.#state === 'closed') return;
    this.#enter('closed');
    clearTimeout(this.#timer);
    this.#listening.abort();
    delete this.image.dataset.zoomed;
    if (!this.dialog.open) return;
    this.dialog.close();
    this.#stage.replaceChildren();
    this.image.focus({ preventScroll: true });
  }

  #enter(state: ZoomState): void {
    this.#state = state;
    this.dialog.dataset.zoom = state;
  }

  #part(name: string): HTMLElement {
    return this.dialog.querySelector(withData('zoomPart', name)) as HTMLElement;
  }

  /** @returns the magnification to begin with. */
  #fit(file = this.#copy): number {
    const { naturalWidth: width, naturalHeight: height, src } = file;
    const shown = this.image.getBoundingClientRect();
    // Drawn, or a sharper file is on its way.
    const isScalable = /\.svg(?:$|[?#])/.test(src) || this.image.dataset.zoomSrc !== undefined;
    const room = {
      width: innerWidth - 2 * MARGIN_PX.inline,
      height: innerHeight - 2 * MARGIN_PX.block - (this.#legend?.offsetHeight ?? 0),
    };
    this.#fitted = fittedSize({ shown, natural: { width, height }, isScalable }, room);
    return firstScale(shown, this.#fitted, room, isScalable ? Number.POSITIVE_INFINITY : width);
  }

  /**
   * Replace the image by the high-resolution one once that is loaded. On a phone, the page may show only a part of it,
   * of other proportions.
   */
  #loadLarge(): void {
    const source = this.image.dataset.zoomSrc;
    if (source === undefined) return;
    const large = new Image();
    large.src = source;
    large.decode().then(
      () => {
        const { width, height } = this.#fitted;
        const isWhole = Math.abs(large.width / large.height - width / height) > SAME_RATIO;
        this.#copy.src = source;
        if (isWhole && this.#state !== 'closing') this.#setScale(this.#fit(large));
      },
      () => console.warn(`The larger version of the image cannot be loaded: ${source}`),
    );
  }

  /** Let the copy grow out of the image, or shrink back into it. */
  async #move(direction: 'in' | 'out'): Promise<void> {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const from = this.image.getBoundingClientRect();
    const to = this.#copy.getBoundingClientRect();
    const onPage = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
    const transform = [onPage, 'translate(0px, 0px) scale(1)'];
    const opacity = [0, 1];
    if (direction === 'out') {
      transform.reverse();
      opacity.reverse();
    }
    const options = { duration: TRANSITION_S, ease: 'easeInOut' } as const;
    await Promise.all([
      animate(this.#copy, { transform }, options),
      animate(this.#part('veil'), { opacity }, options),
    ]);
    this.#copy.style.removeProperty('transform');
    this.#part('veil').style.removeProperty('opacity');
  }

  #setScale(scale: number): void {
    const center = this.#center();
    this.#scale = scale;
    this.#copy.style.width = `${this.#fitted.width * scale}px`;
    this.#copy.style.height = `${this.#fitted.height * scale}px`;
    this.#stage.dataset.magnified = String(scale > 1);
    this.#stage.scrollTo(
      center.x * this.#stage.scrollWidth - this.#stage.clientWidth / 2,
      center.y * this.#stage.scrollHeight - this.#stage.clientHeight / 2,
    );
    const percent = this.#part('percent');
    const text = `${scale * 100}%`;
    if (percent.textContent !== text) percent.textContent = text;
    this.#part('in').setAttribute('aria-disabled', String(!canScale(scale, 1)));
    this.#part('out').setAttribute('aria-disabled', String(!canScale(scale, -1)));
  }

  /** The middle of what is in view, as a share of the whole. */
  #center(): { x: number; y: number } {
    const stage = this.#stage;
    return {
      x: (stage.scrollLeft + stage.clientWidth / 2) / (stage.scrollWidth || 1),
      y: (stage.scrollTop + stage.clientHeight / 2) / (stage.scrollHeight || 1),
    };
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
    this.dialog.addEventListener('keydown', (event) => this.#onKeyDown(event), { signal });
    addEventListener('resize', () => this.finish(), { signal });
    addEventListener('scroll', () => this.#onScroll(), { signal, passive: true });
  }

  #onClick({ target }: MouseEvent): void {
    const name = closestTo(target, withData('zoomPart'))?.dataset.zoomPart;
    if (name === 'in') this.#magnify(1);
    else if (name === 'out') this.#magnify(-1);
    else if (name !== 'bar' && name !== 'percent') void this.close();
  }

  #onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = STEPS[event.key];
    const pan = this.#scale > 1 ? PANS[event.key] : undefined;
    if (step === undefined && pan === undefined) return;
    event.preventDefault();
    if (step !== undefined) this.#magnify(step);
    if (pan !== undefined) this.#stage.scrollBy(pan[0], pan[1]);
  }

  #magnify(steps: number): void {
    if (this.#state === 'open') this.#setScale(scaleAfter(this.#scale, steps));
  }

  #onScroll(): void {
    if (Math.abs(scrollY - this.#scrollStart) <= SCROLL_CLOSES_PX) return;
    this.#timer ??= setTimeout(() => void this.close(), CLOSE_AFTER_MS);
  }
}
