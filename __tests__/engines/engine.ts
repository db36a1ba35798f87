import { setTimeout as pause } from 'node:timers/promises';

/** Sends a command of WebDriver: `ask('Navigate', { url })`. */
export type Ask = (command: string, body?: object) => Promise<unknown>;

const POLL_MS = 50;
/** Shorter than the timeout of a test, whose message does not say what it waited for. */
const TIMEOUT_MS = 25_000;

/** Runs in the page. */
function noteErrors(): void {
  const pageErrors: string[] = [];
  Object.assign(window, { pageErrors });
  addEventListener('error', ({ message }) => pageErrors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => pageErrors.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ blockedURI }) => pageErrors.push(blockedURI));
}

/** The code of keys that are no characters. */
const KEYS: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  ArrowDown: '\uE015',
};

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
  /** The errors of the open document. Links leave the document as it is. */
  errors(): Promise<readonly string[]>;
}

/** The middle of the first visible element, scrolled into view if needed. Runs in the page. */
function middleOf(selector: string): { x: number; y: number } | undefined {
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

/** Drives an engine by W3C WebDriver, however its commands are sent. */
export function createEngine(ask: Ask, origin: string): Engine {
  const run = (code: string, arg: unknown) =>
    ask('ExecuteScript', {
      script: `return (${code})(arguments[0]);`,
      args: [arg === undefined ? null : arg],
    });
  const act = (actions: object) => ask('PerformActions', { actions: [actions] });
  const until: Engine['until'] = async (look, arg) => {
    const end = Date.now() + TIMEOUT_MS;
    for (;;) {
      // A document that is just being left has no answer.
      const found = await run(String(look), arg).catch(() => undefined);
      if (found !== undefined && found !== null && found !== false) return found as never;
      if (Date.now() > end) throw new Error(`In vain: ${look} ${JSON.stringify(arg)}`);
      await pause(POLL_MS);
    }
  };
  return {
    until,
    async open(path) {
      await ask('Navigate', { url: origin + path });
      await run(String(noteErrors), undefined);
      await until(() => document.documentElement.dataset['connected'] !== undefined);
    },
    errors: () => until(() => (window as unknown as { pageErrors?: string[] }).pageErrors ?? []),
    async back() {
      await ask('Back');
    },
    async reload() {
      await ask('Refresh');
      await run(String(noteErrors), undefined);
    },
    async resize(width, height) {
      // A window of this size, then what its frame takes.
      await ask('SetWindowRect', { width, height });
      const [x, y] = await until(() => [outerWidth - innerWidth, outerHeight - innerHeight]);
      await ask('SetWindowRect', { width: width + Number(x), height: height + Number(y) });
    },
    async click(selector) {
      const { x = 0, y = 0 } = (await until(middleOf, selector)) ?? {};
      await act({
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', origin: 'viewport', duration: 0, x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      });
    },
    async press(key) {
      const parts = key.split(/\+(?=.)/).map((value) => KEYS[value] ?? value);
      await act({
        type: 'key',
        id: 'keyboard',
        actions: [
          ...parts.map((value) => ({ type: 'keyDown', value })),
          ...parts.toReversed().map((value) => ({ type: 'keyUp', value })),
        ],
      });
    },
  };
}
