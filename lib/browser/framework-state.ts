/** On <html>: `loading` while the framework takes over the page that the server sent, then `running`. */
type FrameworkState = 'loading' | 'running';

const EVENT = 'docs:framework-state';

export function setFrameworkState(state: FrameworkState): void {
  document.documentElement.dataset['framework'] = state;
  document.dispatchEvent(new Event(EVENT));
}

export function onFrameworkState(listener: () => void, signal: AbortSignal): void {
  document.addEventListener(EVENT, listener, { signal });
}

export function frameworkState(): FrameworkState | undefined {
  return document.documentElement.dataset['framework'] as FrameworkState | undefined;
}
