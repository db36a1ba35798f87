import type { Page } from '../../lib/model';
import type { ReadingScript } from '../support/reading-script';
import type { Pass } from './exported-page';
import { addIntegrity } from './passes/add-integrity';
import { checkPolicy } from './passes/check-policy';
import { linkOwnStyles } from './passes/link-own-styles';
import { nameReadingScript } from './passes/name-reading-script';
import { orderHead } from './passes/order-head';
import { raiseEarly } from './passes/raise-early';
import { removeFramework } from './passes/remove-framework';
import { removeSeparators } from './passes/remove-separators';
import { statePolicy } from './passes/state-policy';
import type { SiteFacts } from './site-facts';

/** All changes to a page between Next.js and its reader, in this order. */
export function passesOf(
  { integrityOf, origin, policy, textOf, writePayload, short }: SiteFacts,
  reading: ReadingScript,
  names: Map<Page, ReadonlySet<string>>,
): readonly Pass[] {
  return [
    orderHead,
    raiseEarly,
    linkOwnStyles(names, short, textOf),
    nameReadingScript(reading),
    removeFramework(integrityOf, writePayload),
    removeSeparators,
    addIntegrity(integrityOf),
    checkPolicy(policy, origin),
    statePolicy(policy),
  ];
}
