import { loadEngine } from '@/lib/browser/search/load-engine';
import { loadLocalEngine, prepareWorker } from '@/lib/browser/search/local-engine';
import type { WorkerRequest } from '@/lib/browser/search/worker-calls';
import { startWorkerEngine, WorkerFailure } from '@/lib/browser/search/worker-engine';
import { buildIndexFile, contentsOf } from '@/lib/search/index-file';
import { documentsOf } from '../../../../support/search-corpus';

const DOCUMENTS = documentsOf({
  '/a': ['Alpha', ['x', 'Heading', 'Words below.']],
  '/b': ['Beta', ['y', 'Other', 'Text.']],
});
const INDEX = buildIndexFile(DOCUMENTS, { base: '/', synonyms: [] });
const FILES: Record<string, string> = {
  '/documents.json': JSON.stringify(DOCUMENTS),
  // As of a large site, and as of a small one.
  '/index.json': JSON.stringify({
    ...INDEX,
    contents: contentsOf(DOCUMENTS, { base: '/', dated: [] }),
  }),
  '/small-index.json': JSON.stringify(INDEX),
};
const SOURCE = { documentsUrl: '/documents.json', indexUrl: '/index.json', base: '/' };
const SMALL_SOURCE = { ...SOURCE, indexUrl: '/small-index.json' };
const OPTIONS = { limit: 7 };

/** Serve the files; those named in `broken` answer with what stands there, or fail with an error. */
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

test.each([
  ['small', SMALL_SOURCE],
  ['large', SOURCE],
])('both files of a %s site make a search, without a worker too', async (_, source) => {
  serveFiles();
  const engine = await loadLocalEngine(source);
  const [group] = await engine.search('below', OPTIONS);
  expect(group).toMatchObject({ group: 'Alpha', result: [{ type: 'content', link: '/a#x' }] });
  await engine.whole;
});

const FAULTS: [name: string, answer: string | number | Error][] = [
  ['is gone after a deployment', 404],
  ['cannot be served', 500],
  ['is cut off', '{"base":"/","contents":{"pages":[["Alpha","/a'],
  ['is a page in its place', '<!doctype html>'],
  ['is something else', '{}'],
  ['is null', 'null'],
  ['is out of reach', new TypeError('Failed to fetch')],
];

test.each(FAULTS)(
  'documents make a search also where the file beside them %s',
  async (_, answer) => {
    serveFiles({ '/index.json': answer });
    const engine = await loadLocalEngine({ ...SOURCE, base: '/docs/' });
    const [group] = await engine.search('below', OPTIONS);
    expect(group?.result[0]).toMatchObject({ type: 'content', link: '/docs/a#x' });
  },
);

test.each(FAULTS)(
  'an index of which everything %s is reported, and asked for again',
  async (_, answer) => {
    serveFiles({ '/index.json': answer, '/documents.json': answer });
    await expect(loadLocalEngine(SOURCE)).rejects.toThrow();
    serveFiles();
    const engine = await loadLocalEngine(SOURCE);
    expect(await engine.search('alpha', OPTIONS)).toHaveLength(1);
  },
);

test.each([
  ['that never answers', () => new Promise(() => undefined)],
  [
    'whose answer never comes',
    async () => ({ ok: true, text: () => new Promise(() => undefined) }),
  ],
])('an index %s is given up, so that it can be asked for again', async (_, answer) => {
  jest.useFakeTimers();
  global.fetch = jest.fn(async (_url: string, { signal }: RequestInit) => {
    const whole = (await Promise.race([answer(), untilAborted(signal)])) as Response;
    return { ...whole, text: () => Promise.race([whole.text(), untilAborted(signal)]) };
  }) as unknown as typeof fetch;
  const loading = expect(loadLocalEngine(SOURCE)).rejects.toThrow();
  await jest.advanceTimersByTimeAsync(75_000);
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
  ['are gone', 404],
  ['are cut off', '[{"id":0,"title":"Al'],
  ['are something else', '{}'],
  ['belong to another index', JSON.stringify(DOCUMENTS.slice(1))],
  ['are out of reach', new TypeError('Failed to fetch')],
])('documents that %s make the search fail, and the next search tries again', async (_, answer) => {
  serveFiles({ '/documents.json': answer });
  const engine = await loadLocalEngine(SOURCE);
  await expect(engine.search('below', OPTIONS)).rejects.toThrow();
  serveFiles();
  expect(await engine.search('below', OPTIONS)).toHaveLength(1);
  await engine.whole;
});

test('a small site without its documents has no search, until they can be had', async () => {
  serveFiles({ '/documents.json': 500 });
  await expect(loadLocalEngine(SMALL_SOURCE)).rejects.toThrow();
  serveFiles();
  expect(await (await loadLocalEngine(SMALL_SOURCE)).search('below', OPTIONS)).toHaveLength(1);
});

test('while the documents take long, titles and headings are found', async () => {
  serveFiles();
  const { fetch: quick } = global;
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  global.fetch = (async (url: string) => {
    if (String(url).includes('documents')) await arrival;
    return quick(url);
  }) as typeof fetch;
  const engine = await loadEngine(SOURCE);
  expect(await engine.search('heading', OPTIONS)).toHaveLength(1);
  // Nothing among the headings is not nothing.
  const below = engine.search('below', OPTIONS);
  arrive();
  await engine.whole;
  expect(await below).toHaveLength(1);
});

test('of a site that is too large, titles and headings are all there is', async () => {
  const index = JSON.parse(FILES['/index.json'] ?? '');
  serveFiles({ '/index.json': JSON.stringify({ ...index, hasTexts: false }) });
  const engine = await loadEngine(SOURCE);
  await engine.whole;
  expect(await engine.search('heading', OPTIONS)).toHaveLength(1);
  expect(await engine.search('below', OPTIONS)).toHaveLength(0);
});

/** A worker that answers as it is told. */
class FakeWorker extends EventTarget {
  terminate = jest.fn();
  requests: WorkerRequest[] = [];
  constructor(private readonly react: (worker: FakeWorker, request: WorkerRequest) => void) {
    super();
  }
  postMessage(request: WorkerRequest): void {
    this.requests.push(request);
    queueMicrotask(() => this.react(this, request));
  }
  answer(data: object): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

test('a worker gets absolute addresses, and each caller its own answer', async () => {
  let answerSlow = () => {};
  const worker = new FakeWorker((self, { id, ...call }) => {
    const group = call.kind === 'search' ? call.query : '';
    const answer = () =>
      self.answer({ id, groups: [{ group, result: [], renderType: 'default' }] });
    if (group === 'slow') answerSlow = answer;
    else answer();
    if (group === 'quick') answerSlow();
  });
  const engine = await startWorkerEngine(worker as unknown as Worker, SOURCE);
  expect(worker.requests[0]).toMatchObject({
    source: {
      documentsUrl: 'http://localhost/documents.json',
      indexUrl: 'http://localhost/index.json',
    },
  });
  const answers = await Promise.all(
    ['slow', 'quick'].map((query) => engine.search(query, OPTIONS)),
  );
  expect(answers.map(([first]) => first?.group)).toEqual(['slow', 'quick']);
});

test('what fails in the worker fails in the page, and the worker ends', async () => {
  const worker = new FakeWorker((self, { id }) => self.answer({ id, error: 'Error: 404' }));
  const loading = startWorkerEngine(worker as unknown as Worker, SOURCE);
  await expect(loading).rejects.toThrow('Error: 404');
  expect(worker.terminate).toHaveBeenCalled();
});

test('a worker that does not start is told from a file that does not come', async () => {
  const worker = new FakeWorker((self) => self.dispatchEvent(new ErrorEvent('error')));
  const loading = startWorkerEngine(worker as unknown as Worker, SOURCE);
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
      'in which the code of the worker does not come',
      () => new FakeWorker((self) => self.dispatchEvent(new ErrorEvent('error'))),
    ],
    [
      'in which the worker breaks down while it loads',
      () =>
        new FakeWorker((self, { id, kind }) => {
          if (kind === 'load') self.dispatchEvent(new ErrorEvent('error'));
          else self.answer({ id, groups: [] });
        }),
    ],
  ])('%s searches in the page', async (_, start) => {
    const started = jest.fn(start);
    Object.assign(window, { Worker: started });
    serveFiles();
    prepareWorker();
    const engine = await loadLocalEngine(SOURCE);
    expect(started).toHaveBeenCalled();
    const [group] = await engine.search('below', OPTIONS);
    expect(group?.result).toMatchObject([{ type: 'content', link: '/a#x' }]);
  });
});
