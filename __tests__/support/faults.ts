/** What goes wrong between a host and a reader, what must remain of the page, and the test that says so. */
interface Fault {
  fault: string;
  remains: string;
  /** Below `__tests__`. */
  file: string;
  /** A part of the test's title, as it stands in the file. */
  test: string;
}

const FAULTS_SPEC = 'browser/faults.spec.ts';
const SEARCH_SPEC = 'browser/search-faults.spec.ts';
const DEPLOYMENT_SPEC = 'browser/deployment.spec.ts';

/** Every fault has a test at the cheapest level that catches it. Those without one elsewhere are in `FAULTS_SPEC`. */
export const FAULTS: readonly Fault[] = [
  {
    fault: 'storage is blocked, full or null',
    remains: 'everything but what is remembered',
    file: FAULTS_SPEC,
    test: ' changes nothing but what is remembered',
  },
  {
    fault: 'storage and address hold nonsense',
    remains: 'everything',
    file: FAULTS_SPEC,
    test: 'nonsense in storage, address and messages does no harm',
  },
  {
    fault: 'storage holds anything at all',
    remains: 'one of the states of a page',
    file: 'unit/lib/browser/storage.fuzz.test.tsx',
    test: 'whatever is stored, a page shows one of its states',
  },
  {
    fault: 'the clipboard refuses',
    remains: 'copying, by selection',
    file: 'unit/lib/browser/copy-text.test.tsx',
    test: 'where it refuses, the text is selected and copied',
  },
  {
    fault: 'nothing may be copied',
    remains: 'a prompt with the text',
    file: 'unit/lib/browser/copy-text.test.tsx',
    test: 'where that fails too, a prompt shows the text',
  },
  {
    fault: 'the reading script is missing or breaks',
    remains: 'the page without script, all panels shown',
    file: FAULTS_SPEC,
    test: 'leaves the page as it is without script: it ',
  },
  {
    fault: 'a script of the framework is missing',
    remains: 'reading, links, the search page',
    file: 'browser/framework.spec.ts',
    test: 'reading and links work',
  },
  {
    fault:
      'scripts and styles are missing, are pages, or have a wrong type; inline scripts are blocked',
    remains: 'text and links',
    file: FAULTS_SPEC,
    test: 'leaves text and links where ',
  },
  {
    fault: 'the worker of the search does not start',
    remains: 'the search, beside the page',
    file: 'unit/lib/browser/search/local-engine.test.tsx',
    test: ' searches in the page',
  },
  {
    fault: 'code that a page loads later is gone',
    remains: 'links, by one load of a document',
    file: DEPLOYMENT_SPEC,
    test: 'goes on when ',
  },
  {
    fault: 'the code of the search dialog is gone',
    remains: 'the search page, with the query',
    file: SEARCH_SPEC,
    test: 'the button leads to the search page, with the query',
  },
  {
    fault: 'a payload is an error, a page, nonsense or empty',
    remains: 'the page asked for, by one load of a document',
    file: FAULTS_SPEC,
    test: 'leads to the page asked for where its payload ',
  },
  {
    fault: 'a payload is missing, or there in part',
    remains: 'the page asked for',
    file: DEPLOYMENT_SPEC,
    test: 'goes on when ',
  },
  {
    fault: 'a payload never answers',
    remains: 'this page, in use, with the loading bar',
    file: FAULTS_SPEC,
    test: 'a navigation that takes long shows the bar, and the page stays in use',
  },
  {
    fault: 'the open page is of another deployment',
    remains: 'the page asked for, of the new one',
    file: DEPLOYMENT_SPEC,
    test: 'goes from the ',
  },
  {
    fault: 'a page breaks while it is rendered',
    remains: 'the page asked for, or a message in its language',
    file: DEPLOYMENT_SPEC,
    test: 'a page that breaks again soon says so in its language, and leads out',
  },
  {
    fault: 'the search index is gone, broken, cut off or a page',
    remains: 'a message, and a retry that works',
    file: SEARCH_SPEC,
    test: ' is reported, and a retry works',
  },
  {
    fault: 'the search index takes long',
    remains: 'a message, then the answer',
    file: SEARCH_SPEC,
    test: 'on a slow network the dialog says that it searches, then shows what it found',
  },
  {
    fault: 'the synonyms are missing',
    remains: 'the search',
    file: SEARCH_SPEC,
    test: 'without its synonyms the search answers all the same',
  },
  {
    fault: 'the browser has kept the page as it was left',
    remains: 'everything, with what was chosen meanwhile',
    file: 'unit/lib/browser/kept-page.test.tsx',
    test: 'shows what was chosen meanwhile, and has closed its menus',
  },
  {
    fault:
      'content holds markup, names of object members, huge words and tables, marks of direction',
    remains: 'its text, in pages, feeds and lists',
    file: 'export/hostile.test.ts',
    test: 'is text and nothing else',
  },
  {
    fault: 'there is no connection',
    remains: 'this page, a message, a retry that works',
    file: FAULTS_SPEC,
    test: 'a page that cannot be loaded leaves this one, says so, and comes on a second try',
  },
  {
    fault: 'there is no connection for the search',
    remains: 'the page and the query',
    file: SEARCH_SPEC,
    test: 'without a connection no retry leaves the page, and the query stays',
  },
  {
    fault: 'a service of the search fails',
    remains: 'a message; the next search works',
    file: 'unit/components/search-modes.test.tsx',
    test: 'says that it failed, not that nothing was found, and a retry works',
  },
  {
    fault: 'a service of the search answers nonsense',
    remains: 'sound hits, or a message',
    file: 'unit/lib/search/search.fuzz.test.ts',
    test: 'every answer of a remote search is read or refused',
  },
  {
    fault: 'the query is nonsense',
    remains: 'the search',
    file: 'unit/lib/search/search.fuzz.test.ts',
    test: 'every query has an answer',
  },
  {
    fault: 'there is no script',
    remains: 'the whole page: every command, card and picture',
    file: 'browser/home.spec.ts',
    test: 'without script the page is whole',
  },
  {
    fault: 'the address is written in another way',
    remains: 'the page that it means',
    file: 'browser/not-found.spec.ts',
    test: ' to the page it means',
  },
  {
    fault: 'the host has no clean addresses, and answers pages with its 404 page',
    remains: 'the page, asked for once',
    file: 'browser/not-found.spec.ts',
    test: 'is asked for the file of a page, once',
  },
  {
    fault: 'the site lies below a path',
    remains: 'everything',
    file: 'browser/base-path.spec.ts',
    test: 'a site below a base path loads, navigates and returns from there',
  },
  {
    fault: 'an address holds markup',
    remains: 'the page, which runs nothing of it',
    file: FAULTS_SPEC,
    test: 'nothing that an address holds runs',
  },
  {
    fault: 'another tab chooses a scheme',
    remains: 'the choice, in both',
    file: 'browser/theme.spec.ts',
    test: 'a choice holds on the next page, in the other language, after a reload and in other tabs',
  },
  {
    fault: 'text is large, or the window narrow',
    remains: 'all text, nothing covered',
    file: 'browser/text-size.spec.ts',
    test: 'has nothing cut, covered or too wide',
  },
  {
    fault: 'colours are forced, motion is reduced, script is off',
    remains: 'an accessible page',
    file: 'browser/accessibility.spec.ts',
    test: 'is accessible in every view',
  },
  {
    fault: 'the page is printed',
    remains: 'all panels and all code',
    file: 'browser/components.spec.ts',
    test: 'on paper all panels and details are shown',
  },
  {
    fault: 'storage is blocked on the first visit',
    remains: 'the page asked for',
    file: 'browser/first-visit.spec.ts',
    test: 'where storage is blocked nobody is led anywhere',
  },
];
