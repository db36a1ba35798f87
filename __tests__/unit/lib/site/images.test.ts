import { symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkSite } from '@/lib/site/check/check-site';
import { checkFolders } from '@/lib/site/check/folder-checks';
import { resolveImage } from '@/lib/site/images/resolve-image';
import { parseImageSize } from '@/lib/site/read/image-size';
import { readSite } from '@/lib/site/site';
import { inBothLanguages, makeContentFolder, shortProblems } from '../../../support/content-folder';

/** A PNG of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const SITE = { base: '/docs/', url: 'https://example.com', imageOrigins: [] };

test('the size of an SVG comes from its attributes or its view box', () => {
  const size = (svg: string) => parseImageSize(Buffer.from(svg));
  expect(size('<svg width="30" height="20" viewBox="0 0 3 2"/>')).toEqual({
    width: 30,
    height: 20,
  });
  expect(size('<svg viewBox="0 0 12.4 8"/>')).toEqual({ width: 12, height: 8 });
  expect(size('<svg/>')).toBeUndefined();
});

test('an invalid or truncated image has no size', () => {
  expect(parseImageSize(PNG)).toEqual({ width: 1, height: 1 });
  for (const bytes of [Buffer.alloc(0), PNG.subarray(0, 12), Buffer.from('<!doctype html>')]) {
    expect(parseImageSize(bytes)).toBeUndefined();
  }
});

test('the size of a photo respects its EXIF orientation', () => {
  // A JPEG of 4 by 2 pixels with an EXIF rotation of 90 degrees.
  const exif =
    '457869660000' + '4d4d002a00000008' + '0001' + '011200030000000100060000' + '00000000';
  const app1 = `ffe1${(exif.length / 2 + 2).toString(16).padStart(4, '0')}${exif}`;
  const frame = 'ffc0000b08' + '0002' + '0004' + '01011100';
  expect(parseImageSize(Buffer.from(`ffd8${app1}${frame}ffd9`, 'hex'))).toEqual({
    width: 2,
    height: 4,
  });
});

test('an image in public/ gets its size and the base path; an external one does not change', () => {
  expect(resolveImage('/icon.svg', 'content/en/a.mdx', SITE)).toMatchObject({
    href: '/docs/icon.svg',
    width: expect.any(Number),
  });
  expect(resolveImage('https://example.com/a.png', 'a.mdx', SITE)).toEqual({
    href: 'https://example.com/a.png',
  });
});

test('a file of 30 MB is too large for an image', () => {
  const folder = makeContentFolder({});
  writeFileSync(path.join(folder, 'public/large.png'), Buffer.concat([PNG, Buffer.alloc(3e7)]));
  expect(resolveImage('/large.png', path.join(folder, 'en/a.mdx'), SITE)).toEqual({
    problem: 'shows the image /large.png, which has 30000\u00a0kB.',
    remedy: 'Save it with at most 2000\u00a0kB.',
  });
});

test('an image outside of the project is an error, also through a symbolic link or a path through public/', async () => {
  const outside = makeContentFolder({});
  writeFileSync(path.join(outside, 'secret.png'), PNG);
  const way = `../../${path.basename(outside)}/secret.png`;
  const folder = makeContentFolder({
    'en/a.mdx': `# A\n\n![a](./link.png)\n\n![b](../../${path.basename(outside)}/secret.png)\n\n![c](/${way})\n`,
    'zh/a.mdx': '# A\n',
  });
  symlinkSync(path.join(outside, 'secret.png'), path.join(folder, 'en/link.png'));
  const problems = await checkSite(await readSite());
  const errors = problems.filter(({ problem }) => problem.includes('not a file of the project'));
  expect(errors.map(({ line, remedy }) => [line, remedy])).toEqual([
    [3, 'Copy the file into the project.'],
    [5, 'Copy the file into the project.'],
    [7, 'Copy the file into the project.'],
  ]);
});

test('an image that would run code when it is opened on its own is an error, also in public/', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" onload="alert(1)"/>';
  makeContentFolder({
    ...inBothLanguages('a.mdx', '# A\n\n![a](./l.svg)\n\n![b](./m.htm)\n'),
    'en/l.svg': svg,
    'zh/l.svg': svg.replace(' onload="alert(1)"', ''),
    'en/m.htm': svg,
    'zh/m.htm': svg,
    'public/x.svg': svg,
    'public/feed.xml': '<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>',
    'public/y.htm': '<p>Page</p>',
    'public/z.XHTML': '<p>Page</p>',
    'public/fine.html': '<script>fine()</script>',
  });
  const site = await readSite();
  expect(shortProblems(checkFolders(site)).map((text) => text.replace(/\n.*/s, ''))).toEqual([
    'public/feed.xml: contains “<script”, which can run code on the origin of the site.',
    'public/x.svg: contains “onload=”, which can run code on the origin of the site.',
    'public/y.htm: is a page or style sheet of a kind that gets no security policy.',
    'public/z.XHTML: is a page or style sheet of a kind that gets no security policy.',
  ]);
  const messages = shortProblems(await checkSite(site)).filter((text) => text.includes('shows'));
  expect(messages.map((text) => text.replace(/\n.*/s, ''))).toEqual([
    'en/a.mdx:3:1: shows the image ./l.svg, which contains “onload=”, which can run code on the origin of the site.',
    'en/a.mdx:5:1: shows the image ./m.htm, which does not have the ending of an image.',
    'zh/a.mdx:5:1: shows the image ./m.htm, which does not have the ending of an image.',
  ]);
});

test('an empty or unreadable image, or dark variant, is an error on its line', async () => {
  const folder = makeContentFolder({
    'en/a.mdx': '# A\n\n![a](./empty.png)\n\n![b](./fine.png)\n',
    'zh/a.mdx': '# A\n\n![a](/icon.svg)\n\n![b](/icon.svg)\n',
  });
  writeFileSync(path.join(folder, 'en/empty.png'), '');
  writeFileSync(path.join(folder, 'en/fine.png'), PNG);
  writeFileSync(path.join(folder, 'en/fine.dark.png'), 'no image');
  const problems = await checkSite(await readSite());
  expect(problems.map(({ line, problem }) => `${line}: ${problem}`)).toEqual([
    '3: shows the image ./empty.png, which cannot be read as an image.',
    '5: shows the image fine.dark.png, which cannot be read as an image.',
  ]);
});
