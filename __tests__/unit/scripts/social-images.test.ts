import path from 'node:path';
import { readSite } from '@/lib/content/site';
import { setWorkspace } from '@/lib/content/workspace';
import { socialImages } from '@/scripts/publish/social-images';
import { createCardDrawer } from '@/scripts/social/card';
import { inBothLanguages, makeContentFolder } from '../../support/content-folder';
import { makeTempFolder } from '../../support/temp-folder';

jest.mock('@/scripts/social/card', () => ({ createCardDrawer: jest.fn() }));

afterEach(() => setWorkspace({ pages: undefined }));

test('an image is drawn again after a change of the card or of the code', async () => {
  const draw = jest.fn(({ title, section }) => Buffer.from(`${title} ${section}`));
  jest.mocked(createCardDrawer).mockReturnValue(draw);
  makeContentFolder(inBothLanguages('a.mdx', '# A'));
  setWorkspace({ pages: path.join(makeTempFolder(), 'pages') });
  const site = await readSite();
  const page = site.pages.find(({ slug }) => slug[0] === 'a') as (typeof site.pages)[number];
  const imageOf = (section: string, code?: string) =>
    socialImages(site, code)(page, section).toString();
  expect([imageOf('Guide', 'one'), imageOf('Guide', 'one')]).toEqual(['A Guide', 'A Guide']);
  expect(createCardDrawer).toHaveBeenCalledTimes(1);
  expect(imageOf('Blog', 'one')).toBe('A Blog');
  expect(imageOf('Blog', 'two')).toBe('A Blog');
  expect(createCardDrawer).toHaveBeenCalledTimes(3);
  // The development server draws each time: its code may have changed.
  imageOf('Blog');
  imageOf('Blog');
  expect(createCardDrawer).toHaveBeenCalledTimes(5);
});
