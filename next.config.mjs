// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import createMDX from '@next/mdx';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';
import createNextIntlPlugin from 'next-intl/plugin';

/** @typedef {import('./scripts/support/next-settings').NextSettings} NextSettings */

const withNextIntl = createNextIntlPlugin({
  requestConfig: './app/i18n-request.ts',
  // Writes `en.d.json.ts`, from which lib/messages.ts types the names and placeholders of all texts.
  experimental: { createMessagesDeclaration: './lib/messages/en.json' },
});

/** @type {NextSettings} What needs no content, such as the types of the routes. */
const NO_CONTENT = {
  base: '/',
  languages: [],
  defaultLanguage: '',
  content: 'content',
  aliases: {},
};

/**
 * What depends on the content, from the command that starts Next.js.
 *
 * @param {boolean} isDevelopment
 * @returns {NextSettings}
 */
function readSettings(isDevelopment) {
  const file = `.cache/next/${isDevelopment ? 'development' : 'build'}.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : NO_CONTENT;
}

/** @param {string} phase @returns {import('next').NextConfig} */
export default function config(phase) {
  const isDevelopment = phase === PHASE_DEVELOPMENT_SERVER;
  const settings = readSettings(isDevelopment);
  const { base, languages, defaultLanguage, distDir } = settings;
  const compiledTree = path.resolve('lib/mdx/remark-compiled-tree.mjs');
  // Pages with code, as `compileMdx` has compiled them; see lib/mdx/README.md.
  const withMDX = createMDX({
    extension: /\.hast$/,
    options: { remarkPlugins: [compiledTree] },
  });
  return withMDX(
    withNextIntl({
      // The development server renders pages that did not exist when it started; an export cannot.
      output: isDevelopment ? undefined : 'export',
      distDir,
      basePath: base === '/' ? '' : base.slice(0, -1),
      env: isDevelopment ? { SITE_BASE: base } : {},
      // Some routes, and parts of them, exist only in the development server.
      pageExtensions: isDevelopment ? ['dev.tsx', 'dev.ts', 'tsx', 'ts'] : ['tsx', 'ts'],
      // `/zh/` ends with a slash and no other page does; see pathFor.
      skipTrailingSlashRedirect: true,
      // The same in every build, so that the same pages have the same bytes.
      generateBuildId: () => 'site',
      // scripts/build/render-pages ends a build that waits for a page, and names it.
      staticPageGenerationTimeout: 600,
      // `npm run check` checks them, those of the tests included.
      typescript: { ignoreBuildErrors: true },
      // The export serves the default language without prefix; see scripts/export/arrange-files.
      rewrites: isDevelopment
        ? async () => [
            { source: '/', destination: `/${defaultLanguage}` },
            {
              source: `/:path((?!(?:${languages.join('|')}|_next)(?:/|$)).+)`,
              destination: `/${defaultLanguage}/:path`,
            },
          ]
        : undefined,
      turbopack: {
        root: path.resolve('.'),
        resolveAlias: settings.aliases,
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
        // A build remembers nothing, and writing this cache takes time.
        turbopackFileSystemCacheForBuild: false,
        agentUpgrade: false,
        // Rendering is all computation, and so it is known which page a process renders.
        staticGenerationMaxConcurrency: 1,
        // It measures the segments of every page, which no reader gets.
        prefetchInlining: false,
      },
    }),
  );
}
