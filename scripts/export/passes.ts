import type { ReadingScript } from '../support/reading-script';
import type { Pass } from './exported-page';
import { addIntegrity } from './passes/add-integrity';
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
    // Once a script of our own loads both, and the inline scripts are the same on every page:
    // dropPayload, deferFramework, checkPolicy(policy, origin), statePolicy(policy).
    addIntegrity(integrityOf),
  ];
}
