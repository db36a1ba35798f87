import { nameReadingScript } from '@/scripts/export/passes/name-reading-script';
import { nextPage, passed } from '../../../support/next-page';

test('a page loads the bundled script, below its base', () => {
  const pass = nameReadingScript({ path: 'static/reading/a1.js' });
  expect(passed(nextPage(), pass)).toContain(
    '<script type="module" src="/base/static/reading/a1.js" data-reading="{&quot;base&quot;:&quot;/base/&quot;}"></script>',
  );
});
