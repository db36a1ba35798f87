/**
 * The choice that holds the address that a hit of the search leads to, and below it what is marked in the hit, a line each;
 * empty once the page has been shown.
 */
export const FOUND = 'found';
