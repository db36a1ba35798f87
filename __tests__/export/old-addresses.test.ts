import { parsePath } from '@/lib/paths';
import { findRedirect } from '@/lib/redirects';
import { readSite } from '@/lib/site/site';
import { readExportedPages } from '../support/exported-site';

/**
 * Every page that the documentation of Rsdoctor has had, by folder, from the history of its repository (branches `main`
 * and `v1.x` in August 2026). Others link to these addresses.
 */
const OLD_PAGES = {
  '/blog/release':
    'release-note-0_1 release-note-0_3 release-note-0_4 release-note-1 release-note-1_0 release-note-1_2',
  '/blog/topic': 'duplicate-pkg-problem loader-optimization',
  '/config/options':
    'brief disableClientServer experiments features mode multiCompiler options options-v2 output port server supports term',
  '/guide/custom': 'rule-custom upload-data',
  '/guide/more': 'faq rules',
  '/guide/rules': 'rule-custom rules upload-data',
  '/guide/start': 'action ai cicd cli features intro mcp migration-v2 playground quick-start',
  '/guide/usage':
    'bundle-alerts bundle-diff bundle-overall bundle-size compile-alerts compile-overall loaders-analysis loaders-timeline mcp module-analysis plugins-analysis project-overall resolver rule-config',
  '/guide/v1': 'mcp',
  '': 'index',
};

const addresses = Object.entries(OLD_PAGES).flatMap(([folder, names]) =>
  names.split(' ').map((name) => `${folder}/${name}`),
);

/** Readers shorten addresses. */
const TOP_FOLDERS = ['/blog', '/config', '/config/options', '/guide'];

/** Anchors that others link to, and where they lead. */
const OLD_ANCHORS = {
  '/guide/usage/bundle-size#module-tag-explanation': '/guide/usage/bundle-size',
  '/guide/more/faq#nextjs': '/guide/more/faq',
  '/config/options/output#mode-brief': '/config/options/options#output-mode',
};

test('every old anchor that others link to is on its page, or is redirected', async () => {
  const { redirects } = await readSite();
  const pages = readExportedPages('out');
  const led = Object.keys(OLD_ANCHORS).map((address) => {
    const [path, anchor = ''] = address.split('#');
    const page = pages.find((one) => one.path === path);
    if (page?.document.getElementById(anchor)) return page.path;
    return redirects.find(({ from }) => from === address)?.href;
  });
  expect(led).toEqual(Object.values(OLD_ANCHORS));
});

test('every top folder and every old address is a page or a redirect, in both languages', async () => {
  const { routes, routing, redirects } = await readSite();
  const isServed = (path: string) =>
    routes.find(parsePath(path, routing)) !== undefined ||
    findRedirect(redirects, path) !== undefined;
  const missing = [...TOP_FOLDERS, ...addresses]
    .flatMap((path) => [path, `/zh${path}`])
    .filter((path) => !isServed(path));
  expect(missing).toEqual([]);
});
