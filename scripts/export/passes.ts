import type { Pass } from './exported-page';
import { orderHead } from './passes/order-head';
import { raiseEarly } from './passes/raise-early';

/** Everything that happens to a page between Next.js and its reader, in this order. */
export const PASSES: readonly Pass[] = [
  orderHead,
  raiseEarly,
  // Once a script of our own loads both: dropPayload, deferFramework.
];
