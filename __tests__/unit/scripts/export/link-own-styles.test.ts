import type { Page } from '@/lib/model';
import { linkOwnStyles } from '@/scripts/export/passes/link-own-styles';
import { shortClasses } from '@/scripts/export/short-classes';
import { UsedStyles } from '@/scripts/export/used-styles';
import { nextPage, passed, STYLES } from '../../../support/next-page';

const CONTENT_STYLES =
  '<link rel="stylesheet" href="/_next/static/content.css" data-precedence="dynamic">';

test('the sheet of a client component stays, and the custom properties that it uses keep their names', () => {
  const names = new Map<Page, ReadonlySet<string>>();
  const html = passed(
    nextPage({ styles: STYLES + CONTENT_STYLES }),
    linkOwnStyles(names, new Map(), (address) => `${address}{gap:var(--space-4)}`),
  );
  expect(html).not.toContain('/_next/static/a.css');
  expect(html).toContain('/_next/static/content.css');
  const [used] = names.values();
  expect(used).toContain('--space-4');
  expect(used).toContain('main');
});

test('classes of CSS modules get short names in pages and sheets, except on pages with components of their own', () => {
  const styles = '.O8Na-a_root{x:1}.-\\39 T9GG_link,.raised>.O8Na-a_text{x:2}._1_r8Ja_root{x:3}';
  const short = shortClasses([styles]);
  expect([...short]).toEqual([
    ['O8Na-a_root', '_0'],
    ['-9T9GG_link', '_1'],
    ['O8Na-a_text', '_2'],
    ['_1_r8Ja_root', '_3'],
  ]);
  const main = '<main class="O8Na-a_root raised">';
  const pass = linkOwnStyles(new Map(), short, () => '');
  expect(passed(nextPage({ body: `${main}</main>` }), pass)).toContain('<main class="_0 raised">');
  const live = `${main}<template data-live=""></template></main>`;
  expect(passed(nextPage({ body: live }), pass)).toContain(main);
  // A script has a variable of that name.
  const script = 'const _1 = _3;';
  const used = new UsedStyles([styles], [script], short).of(new Set(['_0', '_2', 'raised']));
  expect(used).toBe('._0{x:1}.raised>._2{x:2}');
});
