/**
 * The live region in which `lib/browser/dom/announce.ts` writes. It is in the page and empty from the start, because a region
 * that is added with its text is not announced.
 */
export function LiveRegion() {
  return <div className="visually-hidden" id="_polite" role="status" aria-live="polite" />;
}
