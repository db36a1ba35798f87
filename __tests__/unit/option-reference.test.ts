import { readFileSync } from 'node:fs';
import { OPTIONS } from '@/lib/options';

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

  test.each(LIVE.map(({ name, id }) => [name, id]))('%s begins with its facts', (name, id) => {
    const [, first] = sections.get(id)?.split('\n\n') ?? [];
    expect(first).toBe(`<OptionFacts name="${name}" />`);
  });

  test.each(
    LIVE.filter(({ name }) => !WITHOUT_EXAMPLE.includes(name)).map(({ name, id }) => [name, id]),
  )('%s has an example', (name, id) => {
    const [, example = ''] =
      /```js check="options"\n([\s\S]*?)```/.exec(sections.get(id) ?? '') ?? [];
    // An array of features names the feature instead of setting it.
    expect(example).toMatch(new RegExp(`\\b${name.split('.').at(-1)}\\b`));
  });

  test.each(OPTIONS.filter(({ state }) => state).map(({ name }) => name))(
    '%s is in the table of deprecated options',
    (name) => {
      const wanted = name.replace(/^(output\.reportCodeType)\..*/, '$1');
      expect(sections.get('deprecated')).toContain(`\`${wanted}\``);
    },
  );
});
