import { attachFramework } from '@/lib/browser/framework/framework-wanted';
import { frameworkState } from '@/lib/browser/framework/state';

// A build puts it into the script; here it holds nothing that could be fetched.
jest.mock('@/lib/browser/framework/load-framework', () => {
  const { setFrameworkState } = jest.requireActual<typeof import('@/lib/browser/framework/state')>(
    '@/lib/browser/framework/state',
  );
  return {
    isFrameworkDeferred: true,
    loadFramework: async () => setFrameworkState('loading'),
  };
});

const stop = new AbortController();

afterAll(() => stop.abort());

test.each([
  ['now', 'loading'],
  ['interest', undefined],
] as const)(
  'a page whose components start %s has the framework %s, and when a reader turns to one',
  (moment, state) => {
    delete document.documentElement.dataset['framework'];
    document.body.innerHTML = `<main><button>Clicks</button><template data-needs-framework="${moment}"></template></main>`;
    attachFramework(stop.signal, { base: '/' });
    expect(frameworkState()).toBe(state);
    document.querySelector('button')?.focus();
    expect(frameworkState()).toBe('loading');
  },
);
