import { isHostedHit } from '../../search/hosted-answer';
import { INSIGHTS_SCRIPT } from '../../search/hosted-service';
import type { Searcher } from '../../search/searcher';

/** Specified: hits that are replaced sooner, because the reader types on, were not seen. */
const VIEW_DELAY_MS = 400;

/** The global variable with the queue of the script. */
const NAME = 'aa';
const SOURCE = { algoliaSource: ['autocomplete', 'autocomplete-internal'] };

type Send = ((method: string, parameters: object) => void) & {
  queue?: unknown[];
  version?: string;
};

/** Tells the service which of its hits were seen, and which was opened. */
export function createInsights({
  appId,
  apiKey,
  indexName: index,
}: Record<'appId' | 'apiKey' | 'indexName', string>): Pick<Searcher, 'onShow' | 'onChoose'> {
  loadScript();
  // The script replaces its queue once it has come.
  const send: Send = (...call) => scope()[NAME]?.(...call);
  send('init', { appId, apiKey });
  let timer: ReturnType<typeof setTimeout>;
  return {
    onShow(indexes) {
      clearTimeout(timer);
      const hits = indexes.flatMap(({ groups }) => groups.flatMap(({ result }) => result));
      // Specified: 20 at a time; an answer has no more.
      const objectIDs = hits.filter(isHostedHit).map(({ objectID }) => objectID);
      if (objectIDs.length === 0) return;
      const event = { eventName: 'Items Viewed', index, objectIDs, ...SOURCE };
      timer = setTimeout(() => send('viewedObjectIDs', event), VIEW_DELAY_MS);
    },

    onChoose(hit) {
      if (!isHostedHit(hit)) return;
      const { objectID, queryID, position } = hit;
      const chosen = { queryID, objectIDs: [objectID], positions: [position] };
      const event = { eventName: 'Item Selected', index, ...chosen, ...SOURCE };
      send('clickedObjectIDsAfterSearch', event);
    },
  };
}

function loadScript(): void {
  if (scope()[NAME]) return;
  const queue: unknown[] = [];
  scope()[NAME] = Object.assign((...call: unknown[]) => void queue.push(call), { queue });
  Object.assign(window, { AlgoliaAnalyticsObject: NAME });
  const script = document.createElement('script');
  document.body.append(
    Object.assign(script, INSIGHTS_SCRIPT, { async: true, crossOrigin: 'anonymous' }),
  );
}

function scope(): { [NAME]?: Send } {
  return window as { [NAME]?: Send };
}
