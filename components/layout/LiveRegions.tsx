/**
 * Where script says what a reader cannot see; `lib/browser/announce.ts` writes here. Both are there and
 * empty from the start, because a region that comes with its text is not read out.
 */
export function LiveRegions() {
  return (
    <>
      <div className="visually-hidden" id="_polite" role="status" aria-live="polite" />
      <div className="visually-hidden" id="_assertive" role="alert" aria-live="assertive" />
    </>
  );
}
