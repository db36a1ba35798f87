import { LIVE_PAGES } from '@/app/live-pages';
import { OwnComponents } from '@/components/layout/OwnComponents';
import { data } from '@/lib/data-names';
import type { LiveReference } from '@/lib/source';
import { setPageContext } from './page-context';

/** Has the bundler taken the page? In development it does so after the first look at it, and then the page refreshes itself. */
export function hasLiveText({ name }: LiveReference): boolean {
  return LIVE_PAGES[name] !== undefined;
}

/** The text of a page with code, as the bundler has compiled it. */
export async function LiveText({ name, isInteractive }: LiveReference) {
  const loadText = LIVE_PAGES[name];
  if (!loadText)
    throw new Error(`${name} has code, but is not in the list that the build has written.`);
  const { default: Text, pageContext } = await loadText();
  if (pageContext) setPageContext(pageContext);
  if (!isInteractive) return <Text />;
  return (
    <OwnComponents>
      <Text />
      <template {...data({ live: true })} />
    </OwnComponents>
  );
}
