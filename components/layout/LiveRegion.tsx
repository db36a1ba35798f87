import { ScriptPlace } from '@/components/ui/ScriptPlace';

/**
 * Where script says what a reader cannot see; `lib/browser/announce.ts` writes here. It is there and empty from the
 * start, because a region that comes with its text is not read out.
 */
export function LiveRegion() {
  return <ScriptPlace className="visually-hidden" id="_polite" role="status" aria-live="polite" />;
}
