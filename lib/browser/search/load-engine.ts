import { parseDocuments, type SearchDocument } from '../../search/document';
import { createEngine } from '../../search/engine';
import { contentsOf, parseIndexFile, type SearchIndexFile } from '../../search/index-file';
import type { ProgressiveEngine, SearchSource } from '../../search/model';

/** How long a search waits for the texts before it answers from titles and headings alone. */
const PATIENCE_MS = 400;

/** How long a host may take to answer, and its answer to come. A search that waits longer has failed. */
const ANSWER_MS = 15_000;
const DOWNLOAD_MS = 60_000;

/** In place of a file that cannot be loaded. */
const NO_INDEX_FILE: SearchIndexFile = { synonyms: [], hasTexts: true };

/**
 * Fetch the files of one language and make them searchable: titles and headings first, the texts as
 * soon as they are indexed, and on larger sites as soon as they arrive. The documents alone make a search
 * too, which knows no synonyms.
 *
 * @throws if titles and headings cannot be had. A search throws if the texts cannot; the next one tries again.
 */
export async function loadEngine({
  documentsUrl,
  indexUrl,
  base,
}: SearchSource): Promise<ProgressiveEngine> {
  let documents: Promise<SearchDocument[]> | undefined = fetchDocuments(documentsUrl);
  documents.catch(() => undefined); // Whoever needs them first reports it.
  const file = await fetchText(indexUrl)
    .then(parseIndexFile)
    .catch(() => NO_INDEX_FILE);
  const contents = file.contents ?? contentsOf(await documents, { base, ...file });
  const engine = createEngine(contents, file.synonyms, file.hasTexts);
  if (!file.hasTexts) return { ...engine, whole: Promise.resolve() };

  let finish: () => void = () => undefined;
  const whole = new Promise<void>((resolve) => {
    finish = resolve;
  });
  async function loadTexts(): Promise<void> {
    const fetched = documents ?? fetchDocuments(documentsUrl);
    documents = undefined;
    await engine.addTexts(await fetched);
    finish();
  }
  let texts: Promise<void> | undefined;
  const startTexts = () => {
    texts ??= loadTexts().catch((error) => {
      texts = undefined;
      throw error;
    });
    return texts;
  };
  startTexts().catch(() => undefined);

  return {
    whole,
    async search(query, options) {
      const whole = startTexts();
      await Promise.race([whole, new Promise((done) => setTimeout(done, PATIENCE_MS))]);
      const groups = await engine.search(query, options);
      if (groups.length > 0) return groups;
      // What is not found yet may stand in the texts.
      await whole;
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
