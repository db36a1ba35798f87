import type { ReadingScript } from '../support/reading-script';
import type { Pass } from './exported-page';
import { addIntegrity } from './passes/add-integrity';
import { deferFramework } from './passes/defer-framework';
import { dropPayload } from './passes/drop-payload';
import { nameReadingScript } from './passes/name-reading-script';
import { orderHead } from './passes/order-head';
import { raiseEarly } from './passes/raise-early';
import type { SiteFacts } from './site-facts';

/** Everything that happens to a page between Next.js and its reader, in this order. */
export function passesOf({ integrityOf }: SiteFacts, reading: ReadingScript): readonly Pass[] {
  return [
    orderHead,
    raiseEarly,
    nameReadingScript(reading),
    dropPayload,
    deferFramework,
    // Once the inline scripts are the same on every page: checkPolicy(policy, origin), statePolicy(policy).
    addIntegrity(integrityOf),
  ];
}
