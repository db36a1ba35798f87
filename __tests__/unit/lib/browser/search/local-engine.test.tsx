import { loadEngine } from '@/lib/browser/search/load-engine';
import {
  loadLocalEngine,
  startWorkerEngine,
  WorkerFailure,
  type WorkerRequest,
} from '@/lib/browser/search/local-engine';
import { searchWorker } from '@/lib/browser/search/search-worker-start';
import { contentsOf } from '@/lib/search/index-file';
import { documentsOf } from '../../../../support/search-corpus';

const DOCUMENTS = documentsOf({
  '/a': ['Alpha', ['x', 'Heading', 'Words below.']],
  '/b': ['Beta', ['y', 'Other', 'Text.']],
});
const FILES: Record<string, string> = {
  '/documents.json': JSON.stringify(DOCUMENTS),
  '/index.json': JSON.stringify({
    synonyms: [],
    contents: contentsOf(DOCUMENTS, { base: '/' }),
  }),
};
const SOURCE = { documentsUrl: '/documents.json', indexUrl: '/index.json', base: '/' };
const OPTIONS = { limit: 7 };

/** Serves the files; those in `broken` respond with the given content, or fail with an error. */
function serveFiles(broken: Record<string, string | number | Error> = {}): void {
  global.fetch = jest.fn(async (url: string) => {
    const path = new URL(url, 'http://localhost').pathname;
    const answer = broken[path] ?? FILES[path] ?? 404;
    if (answer instanceof Error) throw answer;
    const isStatus = typeof answer === 'number';
    return {
      ok: !isStatus,
      status: isStatus ? answer : 200,
      text: async () => (isStatus ? '' : answer),
    };
  }) as unknown as typeof fetch;
}

test('search works with both files, also without a worker', async () => {
  serveFiles();
  const engine = await loadLocalEngine(SOURCE);
  const [group] = await engine.search('below', OPTIONS);
  expect(group).toMatchObject({ group: 'Alpha', result: [{ type: 'content', link: '/a#x' }] });
  await engine.whole();
});

const FAULTS: [name: string, answer: string | number | Error][] = [
  ['is missing after a deployment', 404],
  ['is truncated', '{"base":"/","contents":{"pages":[["Alpha","/a'],
  ['has another format', '{}'],
  ['is unreachable', new TypeError('Failed to fetch')],
];

test.each(FAULTS)('search works with the documents if the other file %s', async (_, answer) => {
  serveFiles({ '/index.json': answer });
  const engine = await loadLocalEngine({ ...SOURCE, base: '/docs/' });
  const [group] = await engine.search('below', OPTIONS);
  expect(group?.result[0]).toMatchObject({ type: 'content', link: '/docs/a#x' });
});

test.each(FAULTS)(
  'a search in which every file %s is reported, and loads again on retry',
  async (_, answer) => {
    serveFiles({ '/index.json': answer, '/documents.json': answer });
    await expect(loadLocalEngine(SOURCE)).rejects.toThrow();
    serveFiles();
    const engine = await loadLocalEngine(SOURCE);
    expect(await engine.search('alpha', OPTIONS)).toHaveLength(1);
  },
);

test.each([
  ['that never responds', () => new Promise(() => undefined)],
  [
    'whose body never arrives',
    async () => ({ ok: true, text: () => new Promise(() => undefined) }),
  ],
])('an index %s times out, so that it can be requested again', async (_, answer) => {
  jest.useFakeTimers();
  global.fetch = jest.fn(async (_url: string, { signal }: RequestInit) => {
    const whole = (await Promise.race([answer(), untilAborted(signal)])) as Response;
    return { ...whole, text: () => Promise.race([whole.text(), untilAborted(signal)]) };
  }) as unknown as typeof fetch;
  const loading = expect(loadLocalEngine(SOURCE)).rejects.toThrow();
  // The index, and then the documents in its place.
  await jest.advanceTimersByTimeAsync(150_000);
  await loading;
  jest.useRealTimers();
  serveFiles();
  expect(await (await loadLocalEngine(SOURCE)).search('alpha', OPTIONS)).toHaveLength(1);
});

function untilAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) =>
    signal?.addEventListener('abort', () => reject(signal.reason as Error)),
  );
}

test.each([
  ['are truncated', '[{"id":0,"title":"Al'],
  ['belong to another index', JSON.stringify(DOCUMENTS.slice(1))],
  ['are unreachable', new TypeError('Failed to fetch')],
])('search fails if its documents %s, and the next search tries again', async (_, answer) => {
  serveFiles({ '/documents.json': answer });
  const engine = await loadLocalEngine(SOURCE);
  await expect(engine.search('below', OPTIONS)).rejects.toThrow();
  await expect(engine.whole()).rejects.toThrow();
  serveFiles();
  expect(await engine.search('below', OPTIONS)).toHaveLength(1);
  await engine.whole();
});

test('the texts are asked for once titles and headings are there, with which they would share the line', async () => {
  serveFiles();
  const { fetch: quick } = global;
  let bring: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => {
    bring = resolve;
  });
  const asked: string[] = [];
  global.fetch = (async (url: string) => {
    asked.push(url);
    if (url === SOURCE.indexUrl) await arrival;
    return quick(url);
  }) as typeof fetch;
  const loading = loadEngine(SOURCE);
  expect(asked).toEqual([SOURCE.indexUrl]);
  bring();
  await (await loading).whole();
  expect(asked).toEqual([SOURCE.indexUrl, SOURCE.documentsUrl]);
});

test.each([
  ['load', true],
  ['fail; the next search loads them again', false],
])('titles and headings are found until slow texts %s', async (_, isArriving) => {
  serveFiles();
  const { fetch: quick } = global;
  let settle: () => void = () => undefined;
  const arrival = new Promise<void>((resolve, reject) => {
    settle = isArriving ? resolve : () => reject(new TypeError('Failed to fetch'));
  });
  global.fetch = (async (url: string) => {
    if (String(url).includes('documents')) await arrival;
    return quick(url);
  }) as typeof fetch;
  const engine = await loadEngine(SOURCE);
  expect(await engine.search('heading', OPTIONS)).toHaveLength(1);
  // The texts may have what headings do not.
  const below = engine.search('below', OPTIONS);
  const outcome = isArriving ? below : expect(below).rejects.toThrow('Failed to fetch');
  settle();
  await outcome;
  serveFiles();
  expect(await engine.search('below', OPTIONS)).toHaveLength(1);
  await engine.whole();
});

/** A mock worker. */
class FakeWorker extends EventTarget {
  constructor(private readonly react: (worker: FakeWorker, request: WorkerRequest) => void) {
    super();
  }
  postMessage(request: WorkerRequest): void {
    queueMicrotask(() => this.react(this, request));
  }
  answer(data: object): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

test('each caller of a worker gets its own result', async () => {
  let answerSlow = () => {};
  const worker = new FakeWorker((self, { id, ...call }) => {
    const group = call.kind === 'search' ? call.query : '';
    const answer = () =>
      self.answer({ id, groups: [{ group, result: [], renderType: 'default' }] });
    if (group === 'slow') answerSlow = answer;
    else answer();
    if (group === 'quick') answerSlow();
  });
  const engine = await startWorkerEngine(worker as unknown as Worker);
  const answers = await Promise.all(
    ['slow', 'quick'].map((query) => engine.search(query, OPTIONS)),
  );
  expect(answers.map(([first]) => first?.group)).toEqual(['slow', 'quick']);
});

test('an error in the worker is thrown in the page', async () => {
  const worker = new FakeWorker((self, { id }) => self.answer({ id, error: 'Error: 404' }));
  const loading = startWorkerEngine(worker as unknown as Worker);
  await expect(loading).rejects.toThrow('Error: 404');
});

test('a worker that does not start is distinguished from a file that does not load', async () => {
  const worker = new FakeWorker((self) => self.dispatchEvent(new ErrorEvent('error')));
  const loading = startWorkerEngine(worker as unknown as Worker);
  await expect(loading).rejects.toBeInstanceOf(WorkerFailure);
});

describe('a browser', () => {
  afterEach(() => {
    Reflect.deleteProperty(window, 'Worker');
  });

  test.each([
    [
      'whose policy forbids workers',
      () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    ],
    [
      'in which the code of the worker does not load',
      () => new FakeWorker((self) => self.dispatchEvent(new ErrorEvent('error'))),
    ],
    [
      'in which the worker crashes while it loads',
      () =>
        new FakeWorker((self, { id, kind }) => {
          if (kind === 'load') self.dispatchEvent(new ErrorEvent('error'));
          else self.answer({ id, groups: [] });
        }),
    ],
  ])('%s searches in the main thread', async (_, start) => {
    const started = jest.fn(start);
    Object.assign(window, { Worker: started });
    serveFiles();
    const engine = await loadLocalEngine(SOURCE);
    expect(started).toHaveBeenCalled();
    const [group] = await engine.search('below', OPTIONS);
    expect(group?.result).toMatchObject([{ type: 'content', link: '/a#x' }]);
  });

  test('whose worker did not start at the first interest, when offline, starts another for the search', async () => {
    const workers = [
      new FakeWorker(() => undefined),
      new FakeWorker((self, { id }) => self.answer({ id, groups: [] })),
    ];
    const [offline] = workers;
    const started = jest.fn(() => workers.shift());
    Object.assign(window, { Worker: started });
    const source = { ...SOURCE, base: '/offline/' };
    searchWorker(source);
    const event = new ErrorEvent('error', { cancelable: true });
    offline?.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    await loadLocalEngine(source);
    expect(started).toHaveBeenCalledTimes(2);
    // The same worker, which has the index by now.
    searchWorker(source);
    expect(started).toHaveBeenCalledTimes(2);
  });
});
