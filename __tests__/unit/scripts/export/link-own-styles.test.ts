import type { Page } from '@/lib/model';
import { linkOwnStyles } from '@/scripts/export/passes/link-own-styles';
import { nextPage, passed, STYLES } from '../../../support/next-page';

const CONTENT_STYLES =
  '<link rel="stylesheet" href="/_next/static/content.css" data-precedence="dynamic">';

test('the sheet of a client component stays, and the custom properties that it uses keep their names', () => {
  const names = new Map<Page, ReadonlySet<string>>();
  const html = passed(
    nextPage({ styles: STYLES + CONTENT_STYLES }),
    linkOwnStyles(names, (address) => `${address}{gap:var(--space-4)}`),
  );
  expect(html).not.toContain('/_next/static/a.css');
  expect(html).toContain('/_next/static/content.css');
  const [used] = names.values();
  expect(used).toContain('--space-4');
  expect(used).toContain('main');
});
