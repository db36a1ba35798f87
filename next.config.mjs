// @ts-check
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import createMDX from '@next/mdx';
import { createJiti } from 'jiti';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';
import createNextIntlPlugin from 'next-intl/plugin';
import './scripts/support/end-with-parent.mjs';

/** Loads TypeScript, and keeps what it has compiled in node_modules/.cache: compiling takes a second of every start. */
const jiti = createJiti(`${process.cwd()}/`, { moduleCache: false });

const withNextIntl = createNextIntlPlugin({
  requestConfig: './app/i18n-request.ts',
  // Writes `en.d.json.ts`, from which lib/messages.ts types the names and placeholders of all texts.
  experimental: { createMessagesDeclaration: './lib/messages/en.json' },
});

/** An option that the loaders ignore. Without it, the cache of the bundler would miss changes in their code. */
const CODE = process.env['BUILD_ID'] ?? '';

/** Pages with code, as `compileMdx` has compiled them; see lib/mdx/README.md. */
const withMDX = createMDX({
  extension: /\.hast$/,
  options: { remarkPlugins: [[path.resolve('lib/mdx/live/remark-compiled-tree.mjs'), { CODE }]] },
});

/**
 * Reads the site's configuration for the two settings Next.js needs before it starts:
 * the base path, and the languages that the development server maps onto the route tree.
 *
 * @returns {Promise<import('./lib/site-config').SiteConfig>}
 */
function readConfig() {
  const folder = process.env['CONTENT_DIR'] ?? 'content';
  return jiti.import(path.resolve(folder, 'site.config.ts'), { default: true });
}

/**
 * Replaces the search hooks with those of the content folder, if it has some.
 *
 * @returns {Record<string, string>}
 */
function searchHooksAlias() {
  const file = path.join(process.env['CONTENT_DIR'] ?? 'content', 'search-hooks.ts');
  const name = path.relative(process.cwd(), path.resolve(file)).replaceAll('\\', '/');
  return existsSync(file) ? { '@/lib/browser/search/hooks': `./${name}` } : {};
}

/**
 * Replaces two modules with files that the commands write before they start Next.js: the list of the pages with
 * code, and the theme.
 *
 * @returns {Record<string, string>}
 */
function liveAlias() {
  const folder = process.env['LIVE_DIR'];
  if (!folder) return {};
  return {
    '@/app/live-pages': `./${folder}/list.mjs`,
    '@/app/styles/theme.css': `./${folder}/theme.css`,
  };
}

/**
 * The aliases in the tsconfig.json of the content folder, for the code that pages import. The bundler itself reads the
 * one of the project.
 *
 * @returns {Promise<Record<string, string>>}
 */
async function contentAliases() {
  /** @type {typeof import('./lib/content/read/path-aliases')} */
  const { readPathAliases } = await jiti.import(path.resolve('lib/content/read/path-aliases.ts'));
  const { folder, entries } = readPathAliases();
  if (folder === process.cwd()) return {};
  const targetOf = (/** @type {string} */ target) =>
    `./${path.relative('', path.join(folder, target)).replaceAll('\\', '/')}`;
  return Object.fromEntries(entries.map(([name, [target = '']]) => [name, targetOf(target)]));
}

/** Loads client components of the content folder only where they are shown. */
function contentRules() {
  const folder = path.relative('', process.env['CONTENT_DIR'] ?? 'content').replaceAll('\\', '/');
  return {
    '*.{tsx,jsx,ts,js,mjs}': {
      condition: {
        all: [
          { path: new RegExp(`(?:^|/)${folder.replaceAll('.', '\\.')}/`) },
          { content: /^\s*['"]use client['"]/ },
          { not: { path: /(?:^|\/)node_modules\// } },
          { not: { query: /shown/ } },
        ],
      },
      loaders: [
        { loader: path.resolve('lib/content/modules/lazy-client-loader.mjs'), options: { CODE } },
      ],
    },
  };
}

/** @param {import('next').NextConfig} settings */
const withPlugins = (settings) => withMDX(withNextIntl(settings));

/** @param {string} phase @returns {Promise<import('next').NextConfig>} */
export default async function config(phase) {
  const config = await readConfig();
  const { base = '/', locales, defaultLocale } = config;
  const isDevelopment = phase === PHASE_DEVELOPMENT_SERVER;
  const prefixes = locales.map(({ lang }) => lang).join('|');
  return withPlugins({
    // The development server renders pages that did not exist when it started; an export cannot.
    output: isDevelopment ? undefined : 'export',
    distDir: isDevelopment ? undefined : (process.env['EXPORT_DIR'] ?? '.next/export'),
    basePath: base === '/' ? '' : base.slice(0, -1),
    // For code that has no page to read it from.
    env: isDevelopment ? { SITE_BASE: base } : {},
    // Some routes, and parts of them, exist only in the development server.
    pageExtensions: isDevelopment ? ['dev.tsx', 'dev.ts', 'tsx', 'ts'] : ['tsx', 'ts'],
    // `/zh/` ends with a slash and no other page does; see pathFor.
    skipTrailingSlashRedirect: true,
    // The bytes of a build depend on the source alone; see scripts/support/code-hash.
    generateBuildId: () => process.env['BUILD_ID'] ?? null,
    // Pages of several megabytes take long to render.
    staticPageGenerationTimeout: 600,
    // `npm run check` checks them, those of the tests included.
    typescript: { ignoreBuildErrors: true },
    // The export serves the default language without prefix; see scripts/export/arrange-files.
    rewrites: isDevelopment
      ? async () => ({
          beforeFiles: [],
          afterFiles: [
            { source: '/', destination: `/${defaultLocale}` },
            {
              source: `/:path((?!(?:${prefixes}|_next)(?:/|$)).+)`,
              destination: `/${defaultLocale}/:path`,
            },
          ],
          fallback: [],
        })
      : undefined,
    turbopack: {
      root: process.cwd(),
      rules: contentRules(),
      resolveAlias: {
        ...(await contentAliases()),
        ...searchHooksAlias(),
        ...liveAlias(),
      },
    },
    devIndicators: false,
    // Between two processes on one machine, compressing takes longer than sending.
    compress: false,
    poweredByHeader: false,
    agentRules: false,
    // Every page is rendered once, so a cache would only take memory.
    cacheMaxMemorySize: 0,
    experimental: {
      turbopackPluginRuntimeStrategy: 'workerThreads',
      agentUpgrade: false,
      // It sends data for React's developer tools over the socket, and pages wait for it before they start.
      reactDebugChannel: false,
      // Rendering the pages is most of a build; by default one core would idle.
      cpus: availableParallelism(),
    },
  });
}
