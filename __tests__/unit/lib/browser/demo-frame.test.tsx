import { attach } from '@/lib/browser/text/demo-frame';
import { start } from '../../../support/start';

test('a frame that shows a page of another origin keeps it when the color scheme changes', async () => {
  document.body.innerHTML = '<div class="demo-frame"><iframe title="a"></iframe></div>'.repeat(2);
  const [foreign, own] = document.querySelectorAll('iframe');
  Object.defineProperties(foreign, {
    contentDocument: { value: null },
    contentWindow: {
      get: () => ({
        get location() {
          throw new DOMException('Blocked a frame', 'SecurityError');
        },
      }),
    },
  });
  const replace = jest.fn();
  const location = { href: 'http://localhost/demo?theme=light', replace };
  Object.defineProperties(own, {
    contentDocument: { value: { location } },
    contentWindow: { value: { location } },
  });
  const system = Object.assign(new EventTarget(), { matches: false });
  Object.assign(window, { matchMedia: () => system });
  const detach = start(attach);
  document.documentElement.dataset['theme'] = 'dark';
  await Promise.resolve();
  expect(replace).toHaveBeenCalledWith('http://localhost/demo?theme=dark');
  delete document.documentElement.dataset['theme'];
  detach();
});
