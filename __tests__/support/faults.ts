/** A fault between a host and a reader, what must still work, and the test that verifies it. */
interface Fault {
  fault: string;
  remains: string;
  /** Relative to `__tests__`. */
  file: string;
  /** Part of the test's title, exactly as in the file. */
  test: string;
}

const FAULTS_SPEC = 'browser/faults.spec.ts';
const SEARCH_SPEC = 'browser/search-faults.spec.ts';
const DEPLOYMENT_SPEC = 'browser/deployment.spec.ts';

/** Every fault has a test at the cheapest level that catches it. Those that other tests do not cover are in `FAULTS_SPEC`. */
export const FAULTS: readonly Fault[] = [
  {
    fault: 'storage is blocked, full or null',
    remains: 'everything except what is stored',
    file: FAULTS_SPEC,
    test: ' storage everything works except what is stored',
  },
  {
    fault: 'storage and address contain invalid data',
    remains: 'everything',
    file: FAULTS_SPEC,
    test: 'invalid data in storage, address and messages is ignored',
  },
  {
    fault: 'storage contains arbitrary data',
    remains: 'one of the valid states of a page',
    file: 'unit/lib/browser/storage.fuzz.test.tsx',
    test: 'a page shows a valid state for any stored value',
  },
  {
    fault: 'the clipboard rejects',
    remains: 'copying, by selection',
    file: 'unit/lib/browser/copy-text.test.tsx',
    test: 'if the clipboard rejects, the text is selected and copied',
  },
  {
    fault: 'copying is blocked',
    remains: 'a prompt with the text',
    file: 'unit/lib/browser/copy-text.test.tsx',
    test: 'if that fails too, a prompt shows the text',
  },
  {
    fault: 'the clipboard never responds',
    remains: 'the page, without a confirmation',
    file: 'unit/lib/browser/copy-text.test.tsx',
    test: 'while the clipboard does not respond, a copy is not confirmed',
  },
  {
    fault: 'the reading script is missing or throws',
    remains: 'the page without script, all panels shown',
    file: FAULTS_SPEC,
    test: 'leaves the page as without script: it ',
  },
  {
    fault: 'a script of the framework is missing',
    remains: 'reading, links, the search page',
    file: 'browser/framework.spec.ts',
    test: 'text and links work',
  },
  {
    fault:
      'scripts and styles are missing, are pages, or have a wrong type; inline scripts are blocked',
    remains: 'text and links',
    file: FAULTS_SPEC,
    test: 'text and links remain if ',
  },
  {
    fault: 'the worker of the search does not start',
    remains: 'search in the main thread',
    file: 'unit/lib/browser/search/local-engine.test.tsx',
    test: ' searches in the main thread',
  },
  {
    fault: 'code that a page loads later is missing',
    remains: 'links, by one document load',
    file: DEPLOYMENT_SPEC,
    test: 'still navigates when ',
  },
  {
    fault: 'the code that enlarges images is missing or late',
    remains: 'the image, on its own',
    file: 'unit/lib/browser/image-zoom.test.tsx',
    test: 'a click opens the image on its own',
  },
  {
    fault: 'the code of the search dialog is missing',
    remains: 'the search page',
    file: 'browser/framework.spec.ts',
    test: 'the search button leads to the search page',
  },
  {
    fault: 'a payload is an error, a page, invalid or of a wrong type',
    remains: 'the page asked for, by one document load',
    file: FAULTS_SPEC,
    test: 'leads to the page asked for if its payload ',
  },
  {
    fault: 'a payload is missing or truncated',
    remains: 'the page asked for',
    file: DEPLOYMENT_SPEC,
    test: 'still navigates when ',
  },
  {
    fault: 'a payload never loads',
    remains: 'the current page, usable, with the loading bar',
    file: 'browser/place.spec.ts',
    test: 'a slow navigation shows the loading bar until it ends, and the page can be used',
  },
  {
    fault: 'the network is slow: styles are late, scripts later',
    remains: 'the text, which does not move',
    file: FAULTS_SPEC,
    test: 'on a slow network the text waits only for its styles and does not move',
  },
  {
    fault: 'a style sheet is missing',
    remains: 'text and links',
    file: FAULTS_SPEC,
    test: "'the styles are missing'",
  },
  {
    fault: 'the open page belongs to another deployment',
    remains: 'the page asked for, of the new one',
    file: DEPLOYMENT_SPEC,
    test: 'navigates from the ',
  },
  {
    fault: 'rendering a page throws',
    remains: 'the page asked for, or a message in its language',
    file: DEPLOYMENT_SPEC,
    test: 'a second render error shows a message in the language of the page, with a link home',
  },
  {
    fault: 'the search index is missing, truncated, invalid, a page or null, or never arrives',
    remains: 'a message, and a retry that works',
    file: 'unit/lib/browser/search/local-engine.test.tsx',
    test: ' is reported, and loads again on retry',
  },
  {
    fault: 'a piece of a split index is missing or truncated',
    remains: 'a message, and a retry that works',
    file: 'browser/search-pieces.spec.ts',
    test: 'half a piece for the query',
  },
  {
    fault: 'the search index loads slowly',
    remains: 'a message, then the results',
    file: SEARCH_SPEC,
    test: 'on a slow network the dialog shows that it is searching, then the results',
  },
  {
    fault: 'the synonyms are missing',
    remains: 'the search',
    file: 'unit/lib/browser/search/local-engine.test.tsx',
    test: 'search works with the documents if the other file ',
  },
  {
    fault: 'the page is restored from the back/forward cache',
    remains: 'everything, with the settings chosen meanwhile',
    file: 'unit/lib/browser/kept-page.test.tsx',
    test: 'applies the settings chosen meanwhile, and closes its menus',
  },
  {
    fault:
      'content contains markup, names of object members, huge words and tables, direction marks',
    remains: 'its text, in pages, feeds and lists',
    file: 'export/hostile.test.ts',
    test: 'is text and nothing else',
  },
  {
    fault: 'the connection is down',
    remains: 'the current page, a message, a retry that works',
    file: FAULTS_SPEC,
    test: 'a failed navigation keeps the current page, shows a message, and succeeds on a second try',
  },
  {
    fault: 'the connection is down during a search',
    remains: 'the page and the query',
    file: SEARCH_SPEC,
    test: 'without a connection a retry does not leave the page, and keeps the query',
  },
  {
    fault: 'a search service fails',
    remains: 'a message; the next search works',
    file: 'unit/components/search-modes.test.tsx',
    test: 'reports a failure instead of no results, and a retry works',
  },
  {
    fault: 'a search service returns invalid data',
    remains: 'valid hits, or a message',
    file: 'unit/lib/search/search.fuzz.test.ts',
    test: 'every response of a remote search is parsed or rejected',
  },
  {
    fault: 'the query is arbitrary text',
    remains: 'the search',
    file: 'unit/lib/search/search.fuzz.test.ts',
    test: 'every query has a result',
  },
  {
    fault: 'scripts are disabled',
    remains: 'the complete page: every command, card and image',
    file: 'browser/home.spec.ts',
    test: 'without script the home page is complete',
  },
  {
    fault: 'the address is written differently',
    remains: 'the matching page',
    file: 'browser/not-found.spec.ts',
    test: ' to the matching page',
  },
  {
    fault: 'the host does not support clean addresses, and returns its 404 page',
    remains: 'the page, after one request',
    file: 'browser/not-found.spec.ts',
    test: 'gets one request for the .html file of a page',
  },
  {
    fault: 'the site has a base path',
    remains: 'everything',
    file: 'browser/base-path.spec.ts',
    test: 'a site with a base path loads, and its links and Back work',
  },
  {
    fault: 'an address contains markup',
    remains: 'the page, without running it',
    file: FAULTS_SPEC,
    test: 'code in an address does not run',
  },
  {
    fault: 'a theme is chosen in another browser tab',
    remains: 'the choice, in both',
    file: 'browser/theme.spec.ts',
    test: 'a chosen theme applies to the next page, the other language, after a reload and in other browser tabs',
  },
  {
    fault: 'text is large, or the window is narrow',
    remains: 'all text, nothing covered',
    file: 'browser/text-size.spec.ts',
    test: 'nothing is cut, covered or too wide',
  },
  {
    fault: 'colors are forced, motion is reduced, scripts are disabled',
    remains: 'an accessible page',
    file: 'browser/accessibility.spec.ts',
    test: 'is accessible in every view',
  },
  {
    fault: 'the page is printed',
    remains: 'all panels and all code',
    file: 'browser/components.spec.ts',
    test: 'printed pages show all tab panels and details',
  },
  {
    fault: 'storage is blocked on the first visit',
    remains: 'the page asked for',
    file: 'browser/first-visit.spec.ts',
    test: 'with blocked storage the first visit is not redirected',
  },
  {
    fault:
      'an SVG or XML file of a contribution contains a script, or a picture is named like a page',
    remains: 'the old site: the build names the file',
    file: 'unit/lib/content/images.test.ts',
    test: 'an image that would run code when it is opened on its own is an error, also in public/',
  },
  {
    fault: 'the script in an SVG is hidden from a reader of its text',
    remains: 'the old site: the build names the file',
    file: 'unit/lib/script-in.test.ts',
    test: '%s contains code',
  },
  {
    fault: 'an SVG with a script is served all the same',
    remains: 'the picture, without the script',
    file: 'unit/scripts/serve.test.ts',
    test: 'an SVG that is opened on its own may not run scripts',
  },
  {
    fault: 'a proxy inserts a script above the policy of a page',
    remains: 'the page, without the script, where headers are possible',
    file: 'unit/scripts/deploy.test.ts',
    test: 'the policy of the pages is a header too',
  },
  {
    fault: 'a contribution links to a file outside the project',
    remains: 'the old site: the build names the link, and nothing is published or served',
    file: 'unit/lib/content/check/check-folder.test.ts',
    test: 'a link out of the project is reported, and publishes nothing',
  },
  {
    fault: 'a page contains a redirect as an element',
    remains: 'the old site: the build names the page',
    file: 'unit/scripts/export/policy.test.ts',
    test: "'a redirect'",
  },
  {
    fault: 'a page in public/ contains a redirect as an element',
    remains: 'the old site: the build names the page',
    file: 'unit/scripts/deploy.test.ts',
    test: 'a page in public/ that leads readers elsewhere is refused by name',
  },
  {
    fault: 'the base of the site leads above it',
    remains: 'the old site: the build names the line',
    file: 'unit/lib/content/check/check-folder.test.ts',
    test: "'a base that leads up'",
  },
  {
    fault: 'a website leads its own name to the development server',
    remains: 'the server, which answers nothing under that name',
    file: 'unit/scripts/own-host.test.ts',
    test: 'a website that leads its own name to this machine is answered nothing, and gets no socket',
  },
  {
    fault: 'a client states a forwarded host that the configuration does not list',
    remains: 'the server, which takes it for a foreign page',
    file: 'unit/scripts/own-host.test.ts',
    test: "['https://evil.example', 'localhost:3000', 'evil.example', false]",
  },
  {
    fault: 'the development server is asked for a malformed address',
    remains: 'the server, with an answer',
    file: 'unit/scripts/own-host.test.ts',
    test: 'the address %s is answered with 400',
  },
  {
    fault: 'the development server is asked for a link out of the project',
    remains: 'the server, which finds no such file',
    file: 'unit/scripts/own-requests.test.ts',
    test: 'the public files of the content folder are served, and those of this project are not found',
  },
  {
    fault: 'the development command is killed',
    remains: 'nothing: its server ends too, and the port is free',
    file: 'unit/scripts/end-with-parent.test.ts',
    test: 'a command that starts another one ends with it when its parent process is killed',
  },
  {
    fault: 'a build is killed while it replaces the old site',
    remains: 'the old site, put back by the next build',
    file: 'unit/scripts/out-folder.test.ts',
    test: 'a build that was killed between its two steps leaves the old site, and no other folder',
  },
  {
    fault: 'OUT_DIR is a mount point, or a folder with sources',
    remains: 'the folder: the build refuses it at once',
    file: 'unit/scripts/out-folder.test.ts',
    test: 'a mount point is refused before anything is built',
  },
  {
    fault: 'OUT_DIR is empty',
    remains: 'out/',
    file: 'unit/scripts/out-folder.test.ts',
    test: 'an empty OUT_DIR counts as none',
  },
  {
    fault: 'the lock of builds is empty or cut',
    remains: 'the next build',
    file: 'unit/scripts/build-lock.test.ts',
    test: 'a lock with the content %p is ignored',
  },
  {
    fault: 'the lock file has no hash for a package',
    remains: 'a release, unless it would run that package',
    file: 'unit/scripts/release/lock-file.test.ts',
    test: 'packages without a hash stop a release only on its platform, and are explained',
  },
  {
    fault: 'a page contains a paragraph that the parser would take minutes for',
    remains: 'the old site: the check names file and line within a second',
    file: 'unit/lib/mdx/compile.test.ts',
    test: 'a paragraph with thousands of %s is an error on its line, within a second',
  },
  {
    fault: 'a page is nested so deeply that the stack overflows',
    remains: 'the old site: the check names the file',
    file: 'unit/lib/mdx/compile.test.ts',
    test: 'thousands of nested %s are an error of their file',
  },
  {
    fault: 'a JSON file is nested so deeply that the stack overflows',
    remains: 'the old site: the check names the file',
    file: 'unit/lib/content/read/located.test.ts',
    test: 'JSON with thousands of levels is an error',
  },
  // Content and its addresses, as authors write them.
  {
    fault: 'a reader of one region of a language opens a page of another region',
    remains: 'the language of the reader, if the site has it',
    file: 'unit/lib/browser/locale-redirect.test.ts',
    test: 'a reader of zh-TW stays on a zh-TW page',
  },
  {
    fault: 'a phone is named like a crawler',
    remains: 'the redirect of its reader',
    file: 'unit/lib/browser/locale-redirect.test.ts',
    test: 'CUBOT_NOTE_7',
  },
  {
    fault: 'the default version has only the original of a translated page',
    remains: 'the translation, in the sitemap',
    file: 'unit/lib/twins.test.ts',
    test: 'a page is canonical itself if the default version only shows the original in its place',
  },
  {
    fault: 'a share rounds to two digits',
    remains: 'a number as readers write it',
    file: 'unit/lib/content/figures.test.ts',
    test: 'a page shows its figures, each in its format',
  },
  {
    fault: 'a redirect leads to an address in Chinese',
    remains: 'the redirect, on every server',
    file: 'unit/lib/redirects.test.ts',
    test: 'targets are written as hosts send them, and escapes stay as they are',
  },
  {
    fault: 'a page exports a pattern or a class',
    remains: 'the names that it defines',
    file: 'unit/lib/mdx/components.test.ts',
    test: 'the names that %j defines are known',
  },
  {
    fault: 'a prop begins with “on”',
    remains: 'the prop; handlers are errors',
    file: 'unit/lib/mdx/components.test.ts',
    test: 'a prop that begins with “on” reaches a component, and a handler does not',
  },
  {
    fault: 'a code block points out millions of lines',
    remains: 'the old site: the build names the line',
    file: 'unit/lib/mdx/components.test.ts',
    test: 'a range of any size after the language is an error, at once',
  },
  {
    fault: 'a note in code counts for millions of lines',
    remains: 'the code',
    file: 'unit/lib/mdx/code/code-notes.test.ts',
    test: 'a number in an annotation ends with the code',
  },
  {
    fault: 'a text is the prop of a component',
    remains: 'the search, which finds it',
    file: 'unit/lib/mdx/containers.test.ts',
    test: 'the search finds what readers see of %j',
  },
  {
    fault: 'an alert is written in lower case or has a title',
    remains: 'the alert',
    file: 'unit/lib/mdx/containers.test.ts',
    test: 'the alert %j is %s',
  },
  {
    fault: 'an alert has an unknown kind',
    remains: 'the quotation, with a warning',
    file: 'unit/lib/mdx/containers.test.ts',
    test: 'a quotation that begins like an alert of an unknown kind is a warning',
  },
  {
    fault: 'a query has a version with a capital V',
    remains: 'the hits of the version',
    file: 'unit/lib/search/tokenize.test.ts',
    test: "['V1.6', ['1.6']]",
  },
  {
    fault: 'a srcset has no space after its commas',
    remains: 'its addresses, all checked',
    file: 'unit/scripts/export/html.test.ts',
    test: 'the srcset %j has the addresses %j',
  },
  {
    fault: 'a folder of posts has folders with index pages',
    remains: 'feeds of posts alone',
    file: 'unit/lib/content/feeds.test.ts',
    test: 'an overview of posts needs no date, and drafts are not checked',
  },
  {
    fault: 'an element has code between its words',
    remains: 'the words in one line of the search text',
    file: 'unit/lib/mdx/containers.test.ts',
    test: 'text in an element stays in one line with code in it',
  },
  {
    fault: 'a command exists in npm alone',
    remains: 'the command of each tool',
    file: 'unit/lib/mdx/code/commands.test.ts',
    test: "'yarn remove x'",
  },
  {
    fault: 'a client component exports a hook or a value',
    remains: 'the hook, for the modules that import it',
    file: 'unit/lib/content/modules/lazy-module.test.ts',
    test: 'components load where they are shown, and hooks and values are what they are',
  },
  {
    fault: 'a package has a folder called content',
    remains: 'the package, as it is',
    file: 'unit/scripts/next-config.test.ts',
    test: 'the loader of client components takes files of the content folder, and no packages',
  },
  {
    fault: 'a file is edited that the configuration imports through another',
    remains: 'the new configuration, in development',
    file: 'unit/lib/content/site-head.test.ts',
    test: 'an edit of a file that the configuration imports through another one is read',
  },
  {
    fault: 'Enter is pressed in an empty search field',
    remains: 'the dialog',
    file: 'unit/components/search-dialog.test.tsx',
    test: 'are opened by Enter only when one is active',
  },
  {
    fault: 'all bars of a sample are zero',
    remains: 'bars without length',
    file: 'unit/components/home.test.tsx',
    test: 'bars of zero have no length',
  },
  {
    fault: 'groups of the sidebar are inserted open',
    remains: 'what the reader opened and closed',
    file: 'unit/lib/browser/sidebar-state.test.tsx',
    test: 'a group that is inserted open is not a choice of the reader',
  },
  {
    fault: 'a build is killed while it stores a page',
    remains: 'the disk: the next build removes the file',
    file: 'unit/lib/content/page-store.test.ts',
    test: 'what a process left unfinished is removed, and what one writes now is not',
  },
  {
    fault: 'the live report in a page shows another origin',
    remains: 'the page, and other frames',
    file: 'unit/lib/browser/demo-frame.test.tsx',
    test: 'a frame that shows a page of another origin keeps it when the color scheme changes',
  },
];
