import { checkSite } from '@/lib/site/check/check-site';
import { readSite } from '@/lib/site/site';
import { makeContentFolder, shortProblems } from '../../../../support/content-folder';

test('every error in the head of a home page is reported in one run, with its line and what to write', async () => {
  makeContentFolder({
    'en/a.mdx': `---
pageType: home
hero:
  actions:
    - { text: Go }
    - { text: Gone, link: /gone }
    - { text: Nothing, link: '' }
    - { text: Report, demo: nowhere }
  note: { text: T, more: { text: how, link: /far } }
  play:
    time:
      name: N
      before: { build: webpack, name: N, text: T }
      after: { build: webpack, name: N, text: T }
      more: { text: how, link: /lost }
    size:
      name: N
      map: none
      before: { name: N, text: T, alt: A }
      after: { name: N, text: T, alt: A }
      more: { text: how, link: /gone-too }
  facts:
    - { value: '9', text: rules, link: /away }
  image: { src: { light: /none.svg, dark: hero.svg } }
features:
  - { icon: /none.svg, title: A, details: B, span: 5 }
  - { icon: /none-either.svg, title: C, details: D, link: ./b.mdx }
---
`,
    'zh/a.mdx': '# A\n',
    'pictures/report.yaml': 'languages: {}\nplaces: { overall: "#/overall" }\n',
  });
  expect(shortProblems(await checkSite(await readSite()))).toEqual([
    'en/a.mdx:5: `hero.actions[0].link` is missing.\n  Write where it leads: `link`, as ./guide/index.mdx or a full URL, or `demo`.',
    'en/a.mdx:6: links to /gone, which does not exist.\n  Correct the path, or remove the link.',
    'en/a.mdx:7: `hero.actions[2].link` is "".\n  Write where it leads, as ./guide/index.mdx or a full URL.',
    'en/a.mdx:8: leads to nowhere in the demo.\n  Use one of overall.',
    'en/a.mdx:9: links to /far, which does not exist.\n  Correct the path, or remove the link.',
    'en/a.mdx:15: links to /lost, which does not exist.\n  Correct the path, or remove the link.',
    'en/a.mdx:18: shows the map none, but content/maps/none.svg is not one.\n  Run `npm run figures -- map`.',
    'en/a.mdx:21: links to /gone-too, which does not exist.\n  Correct the path, or remove the link.',
    'en/a.mdx:23: links to /away, which does not exist.\n  Correct the path, or remove the link.',
    'en/a.mdx:24: shows the image /none.svg, which does not exist.\n  Put the file at public/none.svg.',
    'en/a.mdx:24: shows the image hero.svg, which does not exist.\n  Start the path with a slash: /hero.svg, for public/hero.svg.',
    'en/a.mdx:26: `features[0].span` has the unknown value 5.\n  Use one of 2, 3, 4, 6.',
    'en/a.mdx:27: links to ./b.mdx, which does not exist.\n  Correct the path, or remove the link.',
    'en/a.mdx:27: shows the image /none-either.svg, which does not exist.\n  Put the file at public/none-either.svg.',
  ]);
});

test('a step of a walkthrough is a heading of the page', async () => {
  const page =
    '---\ntour: { real: { label: Real, result: 9 s }, lost: { label: Lost } }\n---\n\n# A\n\n## B {#real}\n';
  makeContentFolder({ 'en/a.mdx': page, 'zh/a.mdx': page });
  expect(shortProblems(await checkSite(await readSite()))).toEqual(
    ['en', 'zh'].map((lang) => expect.stringMatching(`^${lang}/a.mdx:2: links to #lost`)),
  );
});

test('emoji and inline SVG are icons of features, and pictures of other origins are errors', async () => {
  makeContentFolder({
    'en/index.mdx': `---
pageType: home
hero: { name: N, image: { src: https://img.example.com/b.png } }
features:
  - { icon: 📦, title: A, details: B }
  - { icon: '<svg viewBox="0 0 1 1"><path d="M0 0h1"/></svg>', title: A, details: B }
  - { icon: '<svg onload="a()"></svg>', title: A, details: B }
  - { icon: '//img.example.com/a.svg', title: A, details: B }
---
`,
    'zh/index.mdx': '---\npageType: home\n---\n',
    'en/a.mdx': '# A\n\n![A](https://img.example.com/c.png) ![B](https://example.com/d.png)\n',
    'zh/a.mdx': '# A\n\n![A](https://example.com/c.png) ![B](https://example.com/d.png)\n',
  });
  const foreign = (image: string) =>
    `shows the image ${image}, which the security policy of the site does not allow.\n  Put the file into the site, or write \`imageOrigins: ['https://img.example.com']\` in site.config.ts.`;
  expect(shortProblems(await checkSite(await readSite()))).toEqual([
    `en/a.mdx:3:1: ${foreign('https://img.example.com/c.png')}`,
    `en/index.mdx:3: ${foreign('https://img.example.com/b.png')}`,
    'en/index.mdx:7: `features[2].icon` is "<svg onload=\\"a()\\"></svg>".\n  Write the path of a picture, an emoji, or SVG without scripts.',
    `en/index.mdx:8: ${foreign('//img.example.com/a.svg')}`,
  ]);
});
