import { TIMELINE_NAMES } from './timeline';

/** The types of `<Callout>`, which are containers, too. */
export const CALLOUT_TYPES = [
  'note',
  'tip',
  'important',
  'info',
  'warning',
  'caution',
  'danger',
] as const;

export type CalloutType = (typeof CALLOUT_TYPES)[number];

export interface PropFacts {
  isRequired?: true;
  /** The only values it has. */
  oneOf?: readonly string[];
  /** It names a page or file: checked, and given its address on the site. */
  isLink?: true;
  /** Readers see it as a text, which the search finds. */
  isShown?: true;
  /** Only the compiler writes it. */
  isInternal?: true;
}

export interface ComponentFacts {
  /** How authors write it, as Markdown; undefined for one that only the compiler writes. */
  write?: string;
  /** What it is for. */
  purpose: string;
  /** All props of it but `children`; others are errors. */
  props: Readonly<Record<string, PropFacts>>;
  /** What becomes of it in the Markdown file of the page; by default its content stays as it is. */
  markdown?: string;
  /** What a script adds to it in the browser; without it the component is HTML and CSS alone. */
  script?: string;
  /** It becomes other elements while the page is compiled, so that there is nothing to render. */
  isExpanded?: true;
}

const text: PropFacts = {};
const shown: PropFacts = { isShown: true };
const title: PropFacts = { isRequired: true, isShown: true };
const required: PropFacts = { isRequired: true };
const internal: PropFacts = { isInternal: true };

/** What is known of the components of pages. All checks of them, and the table in `CONTRIBUTING.md`, are made from it. */
export const COMPONENTS = {
  BuildTimeline: {
    write: '`<BuildTimeline build="webpack" guilty>`',
    purpose: 'The loaders of a measured build; see [Figures](#figures)',
    markdown: 'The loaders as a list, and its caption',
    script: 'Naming the bars',
    props: { build: { isRequired: true, oneOf: TIMELINE_NAMES }, guilty: text },
  },
  BundleMap: {
    write: '`<BundleMap data="harbor" alt="…" />`',
    purpose: 'In a `<Figure>`, the map of a bundle, with copies of packages in red',
    script: 'Naming its modules',
    props: { data: required, alt: required, svg: internal },
  },
  Callout: {
    write: '`<Callout type="tip" title="…">`',
    purpose: 'A note next to the text, as `:::tip`',
    markdown: 'A quotation that begins with its title',
    props: { type: { oneOf: CALLOUT_TYPES }, title: shown },
  },
  CodeBlock: {
    purpose: 'What a code block becomes',
    props: {
      ordinal: internal,
      language: internal,
      title: internal,
      tab: internal,
      wraps: internal,
      html: internal,
    },
  },
  DemoLink: {
    write: '`<DemoLink to="bundle-size" embed />`',
    purpose: 'A place in the live report; with `embed` a button shows it in the page',
    markdown: 'A link',
    script: 'The button of `embed`',
    props: { to: text, embed: text },
    isExpanded: true,
  },
  Details: {
    write: '`<Details title="…">`',
    purpose: 'What a reader opens, as `:::details`',
    markdown: 'Its title in bold, and its content',
    props: { title: shown },
  },
  Figure: {
    write: '`<Figure title="…">`',
    purpose:
      'What is drawn from text: a list with a number at the end of each item as bars (numbered: one after another; inner items: within the end; bold: stands out), a table with its changes in colors, a block of Markdown as its readers see it. A paragraph at the end is the caption',
    markdown: 'Its content',
    props: { title },
    isExpanded: true,
  },
  FileTree: {
    write: '`<FileTree>` around a list',
    purpose:
      'Files and folders: a folder ends with `/` or has a list, bold is highlighted, words after the name are a remark',
    markdown: 'The list',
    props: {},
  },
  Glossary: {
    write: '`<Glossary />`',
    purpose: 'All terms; see [Terms](#terms)',
    markdown: 'Headings and paragraphs',
    props: {},
    isExpanded: true,
  },
  Kbd: { write: '`<Kbd>Ctrl+K</Kbd>`', purpose: 'Keys', markdown: 'Code in a line', props: {} },
  LinkCard: {
    write: '`<LinkCard href="…" title="…" description="…" />`',
    purpose: 'A card that is a link',
    markdown: 'A link, and its description',
    props: { href: { isRequired: true, isLink: true }, title, description: shown },
  },
  OptionFacts: {
    write: '`<OptionFacts name="output.mode" />`',
    purpose: 'Type, default and version of an option of Rsdoctor, from `content/options.json`',
    markdown: 'A line of text',
    props: { name: required },
  },
  OptionFinder: {
    write: '`<OptionFinder />`',
    purpose: 'The table of all options of Rsdoctor, from `content/options.json`',
    markdown: 'The table',
    script: 'The filters above it',
    props: {},
  },
  PackageManagerTabs: {
    write: '`<PackageManagerTabs command="install x -D" />`',
    purpose:
      "A command for npm, yarn, pnpm and bun; `additionalTabs={[{ tool: 'deno' }]}` adds some",
    markdown: 'All commands, each below the name of its tool',
    script: 'Choosing a tab, copying',
    props: { command: text, additionalTabs: text },
    isExpanded: true,
  },
  ReportShot: {
    write: '`<ReportShot id="bundle-size.tree" />`',
    purpose: 'A picture of the report; see [Pictures of the report](#pictures-of-the-report)',
    markdown: 'The image for the light scheme, its caption and list',
    script: 'Enlarging',
    props: { id: text },
    isExpanded: true,
  },
  Showcase: {
    write: '`<Showcase>`',
    purpose: 'A text beside its figure, on a home page',
    props: {},
  },
  SourceCode: {
    write: '`<SourceCode href="…" platform="github" />`',
    purpose: 'A link to source code',
    markdown: 'A link',
    props: { href: { isRequired: true, isLink: true }, platform: { oneOf: ['github', 'gitlab'] } },
  },
  Steps: {
    write: '`<Steps>`',
    purpose: 'Numbered steps: each is a heading, or an item of a numbered list',
    markdown: 'Its headings or its list',
    props: {},
  },
  Tab: {
    write: '`<Tab label="…" value="…">`',
    purpose: 'One text of `<Tabs>`',
    markdown: 'Its text below its name in bold',
    props: { label: shown, value: text },
  },
  Tabs: {
    write: '`<Tabs groupId="…">`',
    purpose:
      'Texts of which one is shown. Groups of one id share the choice, which is remembered; `?id=value` in an address asks for it',
    markdown: 'All tabs, one below the other',
    script: 'Choosing a tab',
    props: { groupId: text, kind: internal },
  },
} as const satisfies Record<string, ComponentFacts>;

/** A component that is rendered, which `MDX_COMPONENTS` therefore has. */
export type ComponentName = {
  [Key in keyof typeof COMPONENTS]: (typeof COMPONENTS)[Key] extends { isExpanded: true }
    ? never
    : Key;
}[keyof typeof COMPONENTS];

const ENTRIES: readonly (readonly [string, ComponentFacts])[] = Object.entries(COMPONENTS);

/** Everything that authors may write as an element. */
export const AUTHOR_NAMES: readonly string[] = ENTRIES.filter(
  ([, { write }]) => write !== undefined,
).map(([name]) => name);

/** The props of a component; undefined if there is no such component. */
export function propsOf(component: string | null): Readonly<Record<string, PropFacts>> | undefined {
  return ENTRIES.find(([name]) => name === component)?.[1].props;
}
