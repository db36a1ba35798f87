import { LIVE_PAGES } from '@/app/live-pages';
import { HydrationMark } from '@/components/layout/HydrationMark';
import type { LiveReference } from '@/lib/page/source';

/** Has the bundler taken the page? In development it does so after the first look at it, and then the page refreshes itself. */
export function hasLiveText({ name }: LiveReference): boolean {
  return LIVE_PAGES[name] !== undefined;
}

/** The text of a page with code, as the bundler has compiled it. */
export async function LiveText({ name, importsCode }: LiveReference) {
  const loadText = LIVE_PAGES[name];
  if (!loadText)
    throw new Error(`${name} has code, but is not in the list that the build has written.`);
  // Called here, so that an error of its code names the page.
  const text = await loadText()
    .then((page) => page.default({}))
    .catch((cause: Error) => {
      throw new Error(`${name}: ${cause.message}`, { cause });
    });
  return (
    <>
      {text}
      {importsCode && <HydrationMark />}
    </>
  );
}
