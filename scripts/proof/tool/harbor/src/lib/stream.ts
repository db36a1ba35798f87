import { interval, of } from 'rxjs';
import { map, switchMap, take } from 'rxjs/operators';
import { __rest } from 'tslib';

/** One position report a second. */
export const positionReports = (count: number) =>
  interval(1000).pipe(
    take(count),
    switchMap((index) => of(index)),
    map((index) => ({ index, at: Date.now() })),
  );

/** What of a vessel's record may be shown. */
export function publicPart<T extends { secret?: string }>(vessel: T): Omit<T, 'secret'> {
  return __rest(vessel, ['secret']);
}
