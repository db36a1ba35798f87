import { isHydrated } from '@/lib/browser/dom/hydration';
import { swapChildren } from '@/lib/browser/navigation/stay';
import { readExportedPages } from '../support/exported-site';

/** The groups of the sidebar stay as the reader has left them. */
function closeGroups(body: HTMLElement): void {
  for (const group of body.querySelectorAll('[data-page-list] details'))
    group.removeAttribute('open');
}

test.each(['.cache/every-kind', '.cache/versions'])(
  'a page of %s that takes the place of another is as if the browser had loaded it',
  (folder) => {
    const [first, ...others] = readExportedPages(folder).filter(
      ({ document }) => !isHydrated(document),
    );
    const shown = first?.document.cloneNode(true) as Document;
    for (const { file, document } of others) {
      const next = document.cloneNode(true) as Document;
      swapChildren(shown.body, next.body);
      const wanted = document.body.cloneNode(true) as HTMLElement;
      for (const body of [shown.body, wanted]) closeGroups(body);
      // Attributes of <body> are the same on all pages.
      expect([file, shown.body.isEqualNode(wanted)]).toEqual([file, true]);
    }
  },
);
