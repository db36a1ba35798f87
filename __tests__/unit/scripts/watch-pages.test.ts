import { openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { watchPages } from '@/scripts/dev/watch-pages';
import { makeTempFolder } from '../../support/temp-folder';

test('a page whose code keeps the thread busy is named, and one that is rendered is not', () => {
  const file = path.join(makeTempFolder(), 'terminal');
  const begin = watchPages(0, openSync(file, 'w'));
  begin('/quick')();
  begin('/loops');
  // The loop of the page: only another thread can end it.
  while (!readFileSync(file, 'utf8').endsWith('\n'));
  expect(readFileSync(file, 'utf8')).toMatch(/^\/loops is not rendered yet\./);
});
