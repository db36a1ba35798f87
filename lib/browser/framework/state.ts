/** On <html>: `loading` from when the framework is requested until it runs the page or has failed to load. */
type FrameworkState = 'loading' | 'running' | 'failed';

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
