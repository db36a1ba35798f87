import { deflateSync, inflateSync } from 'node:zlib';
import type { PictureRecipe } from '@/lib/site/images/picture-recipes';
import { hostablePage } from '@/scripts/proof/pictures/demo';
import { neutralizeData, neutralizePage, neutralizePart } from '@/scripts/proof/pictures/neutral';
import { describeDifference, fingerprintOf, snapshotText } from '@/scripts/proof/pictures/snapshot';

const RECIPE: PictureRecipe = {
  id: 'bundle-size.tree',
  report: 'single',
  route: '/bundle/size',
  viewport: [1000, 800],
  steps: [{ click: 'text="main.js"' }],
  crop: 'main',
  margin: 12,
  omit: [],
  alt: { en: 'A tree', zh: '树' },
  caption: { en: 'Look.', zh: '看。' },
  callouts: [{ at: 'th', en: 'One', zh: '一' }],
};

const pack = (text: string) => deflateSync(text).toString('base64');
const unpack = (text: string) => inflateSync(Buffer.from(text, 'base64')).toString();

test('a snapshot contains texts and sizes, but not durations or an order', () => {
  const one = 'main.js\n168.15 KB\nbabel-loader  663ms\nCompile 4.7s\n14:03:53:500';
  const other = '14:09:11:020\nCompile 12s\n168.15 KB\nmain.js\nbabel-loader 1.2 s\n\n';
  expect(snapshotText(one)).toBe(snapshotText(other));
  expect(snapshotText(one)).toContain('168.15 KB');
  expect(snapshotText(one)).not.toBe(snapshotText(one.replace('168.15', '168.20')));
});

test('a change of the recipe makes an image outdated, but a change of its captions does not', () => {
  const before = fingerprintOf(RECIPE);
  expect(fingerprintOf({ ...RECIPE, crop: 'body' })).not.toBe(before);
  expect(fingerprintOf({ ...RECIPE, callouts: [] })).not.toBe(before);
  expect(fingerprintOf({ ...RECIPE, alt: { en: 'The tree', zh: '一棵树' } })).toBe(before);
});

test('a difference lists the removed and added lines', () => {
  expect(describeDifference('a\nb\n', 'a\nc\n')).toBe('- b\n+ c');
});

test('a report contains no local path and no data of the machine', () => {
  const page = `<script>window.__RSDOCTOR__.root="${pack('"/home/me/harbor"')}"</script><i>/home/me/harbor/src</i>`;
  const neutral = neutralizePage(page, '/home/me/harbor');
  expect(neutral).toContain('<i>/workspace/harbor/src</i>');
  expect(unpack(/root="([^"]*)"/.exec(neutral)?.[1] ?? '')).toBe('"/workspace/harbor"');
  const machine = pack(JSON.stringify({ cpu: '96 cores', memory: '7 GB / 8 GB' }));
  expect(unpack(neutralizePart('envinfo', machine, '/home/me'))).toContain('"cpu":"2 cores"');
  const data = JSON.stringify({ data: { root: '/home/me', pid: 77, envinfo: { cpu: 'x' } } });
  expect(neutralizeData(data, '/home/me')).not.toMatch(/home|77|"x"/);
});

test('the demo sends no request and is not indexed', () => {
  const page = hostablePage('<head></head><img src="https://assets.rspack.rs/rsdoctor/a-b.png">');
  expect(page).not.toContain('assets.rspack.rs');
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(page).toContain('/api/manifest.json');
  expect(() => hostablePage('<html></html>')).toThrow('does not contain <head>');
});
