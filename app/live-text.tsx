import { LIVE_PAGES } from '@/app/live-pages';
import type { LiveReference } from './load-page';
import { IS_DEVELOPMENT } from './site';

/** The text of a page that imports code, as the bundler has compiled it. */
export async function LiveText({ name, isInteractive }: LiveReference) {
  const loadText = LIVE_PAGES[name];
  if (!loadText) {
    // The bundler takes it from now on, and then the page refreshes itself.
    if (IS_DEVELOPMENT) return null;
    throw new Error(`${name} imports code, but is not in the list that the build has written.`);
  }
  const { default: Text, startsAtOnce = false } = await loadText();
  return (
    <>
      <Text />
      {isInteractive && <template data-needs-framework={startsAtOnce ? 'now' : 'interest'} />}
    </>
  );
}
