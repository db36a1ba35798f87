import { parseDocuments, type SearchDocument } from '../../search/document';
import { createEngine } from '../../search/engine';
import { contentsOf, parseIndexFile } from '../../search/index-file';
import type { ProgressiveEngine, SearchSource } from '../../search/model';

/** How long a host may take to answer, and its answer to come. A search that waits longer has failed. */
const ANSWER_MS = 15_000;
const DOWNLOAD_MS = 60_000;

/**
 * Fetch the files of one language and make them searchable: titles and headings first, then the texts, which share the line
 * with nothing that the first rows wait for. The documents alone make a search too, without synonyms and keywords.
 *
 * @throws if titles and headings cannot be loaded. If the texts cannot, a search that needs them throws, and the next
 * one loads them again.
 */
export async function loadEngine({
  documentsUrl,
  indexUrl,
  base,
}: SearchSource): Promise<ProgressiveEngine> {
  let known: SearchDocument[] | undefined;
  const { contents, synonyms } = await fetchText(indexUrl)
    .then(parseIndexFile)
    .catch(async () => {
      known = await fetchDocuments(documentsUrl);
      return { contents: contentsOf(known, { base }), synonyms: [] };
    });
  const engine = createEngine(contents, synonyms);

  let texts: Promise<void> | undefined;
  const startTexts = () => {
    texts ??= addTexts().catch((error) => {
      texts = undefined;
      throw error;
    });
    texts.catch(() => undefined); // Reported to whoever waits for them.
    return texts;
  };
  async function addTexts() {
    const documents = known ?? (await fetchDocuments(documentsUrl));
    known = undefined;
    return engine.addTexts(documents);
  }
  void startTexts();

  return {
    whole: startTexts,
    async search(query, options) {
      const arrival = startTexts();
      const groups = await engine.search(query, options);
      if (groups.length > 0) return groups;
      // The texts may have what titles and headings do not.
      await arrival;
      return engine.search(query, options);
    },
  };
}

async function fetchDocuments(url: string): Promise<SearchDocument[]> {
  return parseDocuments(await fetchText(url));
}

async function fetchText(url: string): Promise<string> {
  const request = new AbortController();
  const giveUp = () => request.abort(new Error(`${url} did not come in time.`));
  let timer = setTimeout(giveUp, ANSWER_MS);
  try {
    const response = await fetch(url, { signal: request.signal });
    if (!response.ok) throw new Error(`${url} answers with ${response.status}.`);
    clearTimeout(timer);
    timer = setTimeout(giveUp, DOWNLOAD_MS);
    return await response.text();
  } finally {
    clearTimeout(timer);
  }
}
