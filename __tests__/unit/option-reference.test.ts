import { readFileSync } from 'node:fs';
import { OPTIONS, type Option, onlyReleaseOf } from '@/lib/options';

/** The options of these have no section of their own. */
const MEMBERS = /^output\.options\.jsonOptions\.sections\./;

/** Nobody should copy these. */
const WITHOUT_EXAMPLE = [
  'loaderInterceptorOptions.skipLoaders',
  'sdkInstance',
  'innerClientPath',
  'name',
  'stage',
  // The example of the section around it shows it.
  'output.options.htmlOptions.reportHtmlName',
  'features',
  'linter',
];

const LIVE = OPTIONS.filter(({ name, state }) => !state && !MEMBERS.test(name));

describe.each(['en', 'zh'])('the reference of options in %s', (lang) => {
  const page = readFileSync(`content/${lang}/config/options/options.mdx`, 'utf8');
  const sections = new Map(
    page.split(/^(?=#{2,4} )/m).map((text) => [/\{#([\w-]+)/.exec(text)?.[1], text]),
  );

  test('its sections are in the sidebar, by their own heading or those below it', () => {
    const list = readFileSync(`content/${lang}/config/options/_meta.json`, 'utf8');
    const listed = [...list.matchAll(/#([\w-]+)"/g)].map(([, id = '']) => id);
    const headings = [...page.matchAll(/^(#{2,3}) .+ \{#([\w-]+)\}$/gm)].map(
      ([, { length: depth } = '', id = '']) => ({ depth, id }),
    );
    // In the order of the page.
    expect(headings.map(({ id }) => id).filter((id) => listed.includes(id))).toEqual(listed);
    const missing = headings.filter(({ depth, id }, at) => {
      const end = headings.findIndex((other, i) => i > at && other.depth === 2);
      const inner = headings.slice(at + 1, end === -1 ? undefined : end).map((other) => other.id);
      const isInner = inner.length > 0 && inner.every((other) => listed.includes(other));
      return depth === 2 && !listed.includes(id) && !isInner;
    });
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  test.each(LIVE.map(({ name, id }) => [name, id]))('%s begins with its facts', (name, id) => {
    const [, first] = sections.get(id)?.split('\n\n') ?? [];
    expect(first).toBe(`<OptionFacts name="${name}" />`);
  });

  test.each(
    LIVE.filter(({ name }) => !WITHOUT_EXAMPLE.includes(name)).map(({ name, id }) => [name, id]),
  )('%s has an example', (name, id) => {
    const [, release, example = ''] =
      /```js check="options"(?: release="([\d.]+)")?\n([\s\S]*?)```/.exec(sections.get(id) ?? '') ??
      [];
    // An array of features names the feature instead of setting it.
    expect(example).toMatch(new RegExp(`\\b${name.split('.').at(-1)}\\b`));
    const option = OPTIONS.find((other) => other.name === name) as Option;
    expect(release).toBe(onlyReleaseOf(option));
  });

  test.each(OPTIONS.filter(({ state }) => state).map(({ name }) => name))(
    '%s is in the table of deprecated options',
    (name) => {
      const wanted = name.replace(/^(output\.reportCodeType)\..*/, '$1');
      expect(sections.get('deprecated')).toContain(`\`${wanted}\``);
    },
  );
});
