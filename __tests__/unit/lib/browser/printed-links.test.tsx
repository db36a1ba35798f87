import { attachPrintedLinks } from '@/lib/browser/text/printed-links';
import { start } from '../../../support/start';

test('what prints a page has the whole address of a link of the site', () => {
  document.body.innerHTML = '<article><a href="/guide">Guide</a><a href="#a">A</a></article>';
  const detach = start(attachPrintedLinks);
  window.dispatchEvent(new Event('beforeprint'));
  const printed = [...document.querySelectorAll('a')].map(({ dataset }) => dataset.printed);
  expect(printed).toEqual([`${location.origin}/guide`, undefined]);
  detach();
});
