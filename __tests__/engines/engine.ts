/** A browser engine in the hands of a reader, with one open page. */
export interface Engine {
  /** Opens an address of the site, and waits until the script of the page handles input. */
  open(path: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Clicks the middle of the first visible element. */
  click(selector: string): Promise<void>;
  /** Presses a key by its name, `Control` with it: `Escape`, `/`, `Control+v`. */
  press(key: string): Promise<void>;
  /** Waits until a function that runs in the page returns a value other than undefined, null and false. */
  until<Result, Arg = undefined>(ask: (arg: Arg) => Result, arg?: Arg): Promise<Result>;
}

/** The middle of the first visible element, scrolled into view if needed; in pages, and by all engines. */
export function middleOf(selector: string): { x: number; y: number } | undefined {
  const found = [...document.querySelectorAll(selector)].find((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  if (!found) return undefined;
  const isInView = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= innerHeight;
  if (!isInView(found.getBoundingClientRect()))
    found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = found.getBoundingClientRect();
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
}
