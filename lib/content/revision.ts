/**
 * Counts the changes of the content folder in development. The development server puts a generated
 * file in this one's place (see next.config.mjs and scripts/dev.ts) and rewrites it at every change,
 * so that Next.js renders the open page again, as after a change of code.
 */
export const REVISION: number = 0;
