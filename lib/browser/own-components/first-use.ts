import { withData } from '../../data-names';

const FIELDS = 'input, select, textarea';

/** What the reader has done to a control before it was alive. */
interface Use {
  control: Element;
  repeat(): void;
}

/**
 * Keep what the reader does to the components of a page before they are alive.
 *
 * @param onUse Called for each.
 * @returns Does it again, now that they are, and ends.
 */
export function keepFirstUse(onUse: () => void, signal: AbortSignal): () => Promise<void> {
  let uses: readonly Use[] = [];
  const ending = new AbortController();
  function keep(control: Element, repeat: Use['repeat']): void {
    // Of a field the last state counts.
    const others = control.matches(FIELDS) ? uses.filter((use) => use.control !== control) : uses;
    uses = [...others, { control, repeat }];
    onUse();
  }
  function onClick({ target }: Event): void {
    const control = ownControl(target);
    // A field has changed by itself; a link is followed.
    if (!control || control.matches(`${FIELDS}, summary, a[href]`)) return;
    keep(control, () => (control as HTMLElement).click());
  }
  function onChange({ target }: Event): void {
    const field = ownControl(target);
    if (!field?.matches(FIELDS)) return;
    const isToggle = field.matches('[type="checkbox"], [type="radio"]');
    keep(field, changeAgain(field as HTMLInputElement, isToggle ? 'checked' : 'value'));
  }
  function onKeyDown(event: KeyboardEvent): void {
    const control = ownControl(event.target);
    // Buttons turn these into clicks, fields turn letters into text.
    if (!control || !/^(?:Arrow|Escape|Home|End|Page)/.test(event.key)) return;
    const { key, code } = event;
    keep(control, () =>
      control.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true })),
    );
  }
  const options = { capture: true, signal: AbortSignal.any([signal, ending.signal]) };
  document.addEventListener('click', onClick, options);
  document.addEventListener('input', onChange, options);
  document.addEventListener('keydown', onKeyDown, options);
  return async () => {
    ending.abort();
    const kept = uses;
    uses = [];
    for (const { control, repeat } of kept) {
      if (control.isConnected) repeat();
      // React renders each change before the next.
      await Promise.resolve();
    }
  };
}

/** A control of the text of a page with components, or of the part of it that reacts. */
function ownControl(target: EventTarget | null): Element | null {
  const text = document.querySelector(withData('live'))?.parentElement;
  if (!(target instanceof Element) || !text?.contains(target)) return null;
  return target.closest(`button, a, summary, [role], [tabindex], ${FIELDS}`);
}

/** @returns Changes a field to what it is now, in a way that React notices: it ignores a change to what it has read before. */
function changeAgain(field: HTMLInputElement, name: 'checked' | 'value'): () => void {
  const wanted = field[name];
  return () => {
    // React knows of what script sets on the element itself,
    Object.assign(field, { [name]: typeof wanted === 'boolean' ? !wanted : '' });
    // but not by the property of its prototype.
    const prototype = Object.getPrototypeOf(field);
    Object.getOwnPropertyDescriptor(prototype, name)?.set?.call(field, wanted);
    const types = name === 'checked' ? ['click'] : ['input', 'change'];
    for (const type of types) field.dispatchEvent(new Event(type, { bubbles: true }));
  };
}
