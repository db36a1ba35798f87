import { bundleInlineScripts, type InlineScripts } from '@/lib/content/browser-bundle';
import { getSite, IS_DEVELOPMENT } from './site';

let bundled: Promise<InlineScripts> | undefined;

/** The inline scripts of pages. In development their code may have changed since the last page. */
export function inlineScripts(): Promise<InlineScripts> {
  if (IS_DEVELOPMENT) return bundle();
  bundled ??= bundle();
  return bundled;
}

async function bundle(): Promise<InlineScripts> {
  const { config } = await getSite();
  return bundleInlineScripts(config.darkMode);
}
