import { parseDocuments } from '../../search/document';
import { createEngine } from '../../search/engine';
import { parseIndexFile } from '../../search/index-file';
import type { SearchEngine, SearchSource } from '../../search/model';

/** An engine that answers before it knows everything. */
export interface ProgressiveEngine extends SearchEngine {
  /** Settles once the text of all pages is searchable. Whoever shows older results may ask again. */
  whole: Promise<void>;
}

/** How long a search waits for the texts before it answers from titles and headings alone. */
const PATIENCE_MS = 400;

/**
 * Fetch the files of one language and make them searchable: titles and headings first, the texts as
 * soon as they arrive.
 *
 * @throws if the index cannot be had. A search throws if the texts cannot; the next one tries again.
 */
export async function loadEngine({
  documentsUrl,
  indexUrl,
}: SearchSource): Promise<ProgressiveEngine> {
  let documents: Promise<string> | undefined = fetchText(documentsUrl);
  documents.catch(() => undefined); // The first search reports it.
  const file = parseIndexFile(await fetchText(indexUrl));
  const engine = createEngine(file);
  if (!file.hasTexts) return { ...engine, whole: Promise.resolve() };

  let finish: () => void = () => undefined;
  const whole = new Promise<void>((resolve) => {
    finish = resolve;
  });
  async function loadTexts(): Promise<void> {
    const fetched = documents ?? fetchText(documentsUrl);
    documents = undefined;
    await engine.addTexts(parseDocuments(await fetched));
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
      await Promise.race([startTexts(), new Promise((done) => setTimeout(done, PATIENCE_MS))]);
      return engine.search(query, options);
    },
  };
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers with ${response.status}.`);
  return response.text();
}
