import { attachFramework } from '@/lib/browser/framework/framework-wanted';
import { frameworkState } from '@/lib/browser/framework/state';

// A build inserts it into the script; in this test it contains no files.
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
  'on a page whose components start %s the framework is %s, and loads on interaction',
  (moment, state) => {
    delete document.documentElement.dataset['framework'];
    document.body.innerHTML = `<main><button>Clicks</button><template data-needs-framework="${moment}"></template></main>`;
    attachFramework(stop.signal);
    expect(frameworkState()).toBe(state);
    document.querySelector('button')?.focus();
    expect(frameworkState()).toBe('loading');
  },
);
