import { contentsOf } from '@/lib/search/index-file';
import type { SearchSource } from '@/lib/search/model';
import type { SearchConfig } from '@/lib/search/search-modes';
import { documentsOf } from './search-corpus';

/** The behavior of a search: it answers, finds nothing, returns hostile data, fails, or never answers. */
export type Mood = 'finds' | 'finds nothing' | 'is hostile' | 'fails' | 'hangs';

interface SearchMode {
  name: string;
  /** The configuration of a site, and the location of its files. Calls do not share state. */
  setUp(): { search: SearchConfig; source?: SearchSource };
}

const MARKUP = '<img src=x onerror=run()>';
const DOCUMENTS = documentsOf({
  '/loaders': ['Loaders', ['', '', 'What they do.'], ['slow', 'Slow', `A slow loader ${MARKUP}.`]],
  '/rules': ['Rules', ['e1003', 'E1003', 'One loader is slow.']],
});
const INDEX = { synonyms: [], contents: contentsOf(DOCUMENTS, { base: '/' }) };
const EVIL = 'javascript:run()';

let mood: Mood = 'finds';
let count = 0;

/** Changes the behavior of the searches of these modes from now on. */
export function setMood(changed: Mood): void {
  mood = changed;
}

/** Every search mode with its own searcher; these tests mock the responses of services. */
export const SEARCH_MODES: readonly SearchMode[] = [
  {
    name: 'local',
    setUp() {
      const { documentsUrl, indexUrl, ...source } = newSource();
      answerFetch((url) => (url.includes(documentsUrl) ? DOCUMENTS : INDEX));
      return { search: { mode: 'local' }, source: { ...source, documentsUrl, indexUrl } };
    },
  },
  {
    name: 'remote',
    setUp() {
      count += 1;
      answerFetch(() => [{ index: 'docs', hits: documentsNow() }]);
      return {
        search: { mode: 'remote', remote: { url: `/api/${count}` }, indexes: ['docs'] },
      };
    },
  },
];

/** Never, for a search that hangs. */
async function whileHanging(): Promise<void> {
  if (mood === 'hangs') await new Promise(() => undefined);
}

function newSource(): SearchSource {
  count += 1;
  return { documentsUrl: `/d-${count}.json`, indexUrl: `/i-${count}.json`, base: '/' };
}

function answerFetch(answer: (url: string) => unknown): void {
  global.fetch = jest.fn(async (address: string | URL) => {
    await whileHanging();
    if (mood === 'fails') throw new TypeError('Failed to fetch');
    const body = answer(String(address));
    return {
      ok: true,
      status: 200,
      json: async () => body,
      text: async () => JSON.stringify(body),
    };
  }) as unknown as typeof fetch;
}

/** A local search and a remote one have the same documents; the remote one also returns invalid ones. */
function documentsNow(): unknown[] {
  if (mood === 'finds nothing') return [];
  const evil = { ...DOCUMENTS[0], title: 'Evil loader', domain: EVIL };
  return mood === 'is hostile' ? [...DOCUMENTS, evil, null] : DOCUMENTS;
}
