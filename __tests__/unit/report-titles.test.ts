import { readFileSync } from 'node:fs';

/** The pages of the guide about one page or card of the report. */
const PAGES = [
  'project-overall',
  'bundle-overall',
  'compile-overall',
  'bundle-alerts',
  'loaders-timeline',
  'loaders-analysis',
  'plugins-analysis',
  'bundle-size',
  'resolver',
];

/** The live demo contains the code of the report, with its texts in both languages. */
const report = readFileSync('public/demo/index.html', 'utf8');

describe.each(['en', 'zh'])('content/%s', (lang) => {
  test.each(PAGES)('%s has the name that the report shows', (name) => {
    const page = readFileSync(`content/${lang}/guide/usage/${name}.mdx`, 'utf8');
    const title = /^# ([^（\n]+)/m.exec(page)?.[1];
    expect(report.includes(`:"${title}"`)).toBe(true);
  });
});
