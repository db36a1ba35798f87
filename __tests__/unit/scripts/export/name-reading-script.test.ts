import { nameReadingScript } from '@/scripts/export/passes/name-reading-script';
import { nextPage, passed } from '../../../support/next-page';

test('a page loads the bundled script below its base path', () => {
  const script = { path: 'static/reading/a1.js', texts: [] };
  expect(passed(nextPage(), nameReadingScript(script))).toContain(
    '<script type="module" src="/base/static/reading/a1.js" data-reading="/base/"></script>',
  );
});
