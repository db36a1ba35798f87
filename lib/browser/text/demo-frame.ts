import { dataAttribute, withData } from '../../data-names';
import { closestTo } from '../dom/closest';

/** The buttons that show the live report within a page; see lib/mdx/images/remark-report-shots. */
const BUTTON = `button${withData('demo')}`;

/**
 * Show the live report in the page when a reader presses its button. It is not loaded before. It uses the color scheme
 * of the page and follows its changes.
 */
export function attach(signal: AbortSignal): void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const theme = new MutationObserver(recolorFrames);
  theme.observe(document.documentElement, { attributeFilter: [dataAttribute('theme')] });
  signal.addEventListener('abort', () => theme.disconnect());
  system.addEventListener('change', recolorFrames, { signal });
  document.addEventListener('click', onClick, { signal });
}

function onClick({ target }: MouseEvent): void {
  const button = closestTo(target, BUTTON);
  if (!button) return;
  const { hide = '' } = button.dataset;
  button.dataset.hide = button.textContent;
  button.textContent = hide;
  const open = frameOf(button);
  button.setAttribute('aria-expanded', String(!open));
  if (open) open.remove();
  else button.parentElement?.append(createFrame(button));
}

function frameOf(button: Element): Element | null {
  return button.parentElement?.querySelector(':scope > .demo-frame') ?? null;
}

/** Styles give it its size, so nothing moves when the report arrives. */
function createFrame({ dataset }: HTMLElement): HTMLElement {
  const frame = document.createElement('iframe');
  frame.title = dataset.title ?? '';
  frame.src = inColors(dataset.demo ?? '');
  const box = document.createElement('div');
  box.className = 'demo-frame';
  box.append(frame);
  return box;
}

/** The address of the report in the color scheme of the page. */
function inColors(address: string): string {
  const url = new URL(address, location.href);
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const { theme = isDark ? 'dark' : 'light' } = document.documentElement.dataset;
  url.searchParams.set('theme', theme);
  return url.href;
}

/** The report reads the scheme when it loads, so it loads again at the same place. */
function recolorFrames(): void {
  const frames = document.querySelectorAll<HTMLIFrameElement>('.demo-frame > iframe');
  for (const { contentDocument } of frames) {
    // Another origin has none: its error page, or where a link of the report led.
    const address = contentDocument?.location.href ?? '';
    if (!address.startsWith('http') || inColors(address) === address) continue;
    contentDocument?.location.replace(inColors(address));
  }
}
