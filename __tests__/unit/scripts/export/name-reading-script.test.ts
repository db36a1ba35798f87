import { createHash } from 'node:crypto';
import { nameReadingScript } from '@/scripts/export/passes/name-reading-script';
import { nextPage, PAYLOAD, passed, readNextPage } from '../../../support/next-page';

const { framework } = readNextPage(nextPage()).next;
const script = { path: 'static/reading/a1.js', texts: [], framework };

test('a page loads the bundled script below its base path, with the address and hash of its payload and the dictionary', () => {
  const hash = createHash('sha256').update(PAYLOAD).digest('base64');
  expect(passed(nextPage(), nameReadingScript(script))).toContain(
    `<script type="module" src="/base/static/reading/a1.js" data-reading="/base/" data-payload="/base/guide/a.txt sha256-${hash} /base/static/payload/d.txt"></script>`,
  );
});

test('a page that loads other scripts than the 404 page stops the build', () => {
  const other = { ...framework, scripts: [] };
  const run = () => passed(nextPage(), nameReadingScript({ ...script, framework: other }));
  expect(run).toThrow('/guide/a loads other scripts than the 404 page');
});
