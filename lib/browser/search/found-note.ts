/** Holds the address that a hit of the search leads to, and below it what is marked in the hit, a line each. */
export const FOUND = 'found';

/** Has a hit been followed, whose page is not marked yet? */
export function hasNote(): boolean {
  try {
    return FOUND in sessionStorage;
  } catch {
    // Storage is blocked.
    return false;
  }
}
