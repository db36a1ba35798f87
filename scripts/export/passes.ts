import type { SiteSettings } from '../../lib/config/resolve-site';
import type { Page } from '../../lib/model';
import type { ReadingScript } from '../support/reading-script';
import type { ExportedPage, Pass } from './exported-page';
import { elementsOf } from './html';
import type { StyleLink } from './page-styles';
import { addIntegrity } from './passes/add-integrity';
import { arrangeHead } from './passes/arrange-head';
import { checkPolicy } from './passes/check-policy';
import { nameReadingScript } from './passes/name-reading-script';
import { removeFramework } from './passes/remove-framework';
import { statePolicy } from './passes/state-policy';
import { inlineScriptOf, policyOf } from './policy';
import type { SiteFacts } from './site-facts';

/** What the passes are given, once for all pages. */
interface PassOptions extends Pick<SiteFacts, 'policy' | 'integrityOf'> {
  config: Pick<SiteSettings, 'base' | 'url' | 'search' | 'imageOrigins' | 'connectOrigins'>;
  reading: ReadingScript;
  styleOf: (page: Page) => StyleLink;
}

/** All changes to a page between Next.js and its reader, in this order. */
export function passesOf(options: PassOptions): readonly Pass[] {
  const { config, policy, integrityOf, reading, styleOf } = options;
  return [
    removeFramework,
    arrangeHead(styleOf),
    nameReadingScript(reading),
    addIntegrity(integrityOf),
    checkPolicy(policy, config.url),
    statePolicy(policy),
  ];
}

/** The changes to a page with client code, which otherwise stays as Next.js wrote it, with a policy for its own scripts. */
export function clientPassesOf({ config, integrityOf, reading }: PassOptions): readonly Pass[] {
  const allowOwnScripts = (page: ExportedPage) => {
    const scripts = elementsOf(page.document).map(inlineScriptOf);
    const policy = policyOf(
      config,
      scripts.filter((script) => script !== undefined),
    );
    checkPolicy(policy, config.url)(page);
    statePolicy(policy)(page);
  };
  return [nameReadingScript(reading), addIntegrity(integrityOf), allowOwnScripts];
}
