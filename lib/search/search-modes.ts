import { z } from 'zod';
import type { Locale } from '../model';
import { strict } from '../schemas';
import type { SearchSource } from './model';

/*
 * What the build knows about the modes of search. What a browser loads for each is in
 * `lib/browser/search/load-searcher.ts`; a new mode needs an entry in both files.
 */

const text = z.string();

/** The origin to which a hosted search sends events. */
const INSIGHTS_ORIGIN = 'https://insights.algolia.io';

/** The style element in the logo of DocSearch, which its page must allow. */
export const LOGO_STYLE = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}';

/** The options of the mode of the same name, which requires them. */
const OPTIONS = {
  /** A service that answers a GET with `keyword`, `limit`, `searchIndexes` and `lang`. */
  remote: strict({
    /** Its full address, or a path on the site's own origin. */
    url: text.regex(/^(?:https?:\/\/|\/(?!\/))/, 'Write a full URL, or a path that starts with /.'),
  }).optional(),
  /** A hosted search service with the interface of DocSearch. */
  hosted: strict({
    appId: text.regex(/^\w+$/, 'Write the id of the application.'),
    /** The key that may only search. */
    apiKey: text.min(1, 'Write the key that may only search.'),
    /** The name of the index, or one per language. */
    indexName: z.union([text.min(1), z.record(text, text.min(1))], {
      error: 'Write one name, or a name for each language.',
    }),
    /** Send view and click events. Default `false`. */
    insights: z.boolean().optional(),
    /** Where readers report a missing result; `{query}` is replaced by the query. */
    missingResultsUrl: text.optional(),
  }).optional(),
};

/** `search` in `site.config.ts`. */
export const searchConfigSchema = strict({
  mode: z.enum(['local', 'remote', 'hosted', 'off']).default('local'),
  /** One index per documentation version instead of one for all. */
  versioned: z.boolean().optional(),
  /** Names of the indexes. The first is this site's own; the results of several appear in tabs. */
  indexes: z.array(text).optional(),
  /** The most pages that a search shows. Default 7. */
  limit: z.int().min(1, 'Write a number from 1.').optional(),
  /** The pages that readers want most, offered before they type: paths without language, `/guide/start/intro`. */
  start: z
    .array(text.regex(/^\/[^?#]*$/, 'Write the path of a page, as /guide/start/intro.'))
    .optional(),
  ...OPTIONS,
}).check(({ value, issues }) => {
  const { mode } = value;
  if (!(mode in OPTIONS) || value[mode as keyof typeof OPTIONS]) return;
  const message = `Write the options of the mode as \`${mode}: { … }\`.`;
  issues.push({ code: 'custom', input: undefined, path: [mode], message });
});

export type SearchConfig = z.infer<typeof searchConfigSchema>;
type SearchSettings = ReturnType<typeof resolveSearch>;

/** The settings of the search with every default applied. */
export function resolveSearch({
  mode = 'local',
  versioned = false,
  indexes = [],
  limit = 7,
  start = [],
  ...options
}: Partial<SearchConfig> = {}) {
  return { mode, versioned, indexes, limit, start, ...options };
}

/** Has a search with an index per language one for each of these? */
export function hasIndexFor(search: SearchConfig | undefined, locales: readonly Locale[]): boolean {
  const names = search?.hosted?.indexName;
  return typeof names !== 'object' || locales.every((locale) => names[locale]);
}

interface RemoteBackend {
  mode: 'remote';
  limit: number;
  url: string;
  indexes: readonly string[];
  lang: Locale;
  /** The origin of the deployed site, which hits name also on a preview of it. */
  siteUrl: string;
}

/** What the browser needs in order to search. `limit` is the most pages that are shown. */
export type SearchBackend =
  | { mode: 'local'; limit: number; source: SearchSource }
  | RemoteBackend
  | HostedBackend;

export interface HostedBackend {
  mode: 'hosted';
  appId: string;
  apiKey: string;
  indexName: string;
  insights: boolean;
  /** Where readers report a missing result; `{query}` is replaced by the query. */
  missingResultsUrl: string | undefined;
}

interface BackendSource extends SearchSettings {
  locale: Locale;
  siteUrl: string;
  /** The index that the build has written for the language and version, if it writes one. */
  source: SearchSource | undefined;
}

interface ModeFacts {
  /** The build writes an index of the pages, which a new deployment replaces. */
  hasIndex: boolean;
  /** Undefined where the options or the index are missing. */
  backendOf(source: BackendSource): SearchBackend | undefined;
  /** What the policy of a page must allow; addresses of the site itself need not be named. */
  loadsOf?(search: SearchSettings): {
    connections: readonly string[];
    /** The texts of style elements. */
    styles?: readonly string[];
  };
}

/** The hosts of an application that the client of a hosted search tries, the nearest first. */
export function originsOfService(appId: string): [nearest: string, ...others: string[]] {
  const fallbacks = [1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`);
  return [`https://${appId}-dsn.algolia.net`, `https://${appId}.algolia.net`, ...fallbacks];
}

/** Each mode; undefined where the site has no search, and so neither buttons nor a search page. */
const SEARCH_MODES: Record<SearchConfig['mode'], ModeFacts | undefined> = {
  local: {
    hasIndex: true,
    backendOf: ({ limit, source }) => source && { mode: 'local', limit, source },
  },
  remote: {
    hasIndex: false,
    backendOf: ({ limit, indexes, remote, locale, siteUrl }) =>
      remote && { mode: 'remote', limit, url: remote.url, indexes, lang: locale, siteUrl },
    loadsOf: ({ remote }) => ({
      connections: remote && URL.canParse(remote.url) ? [new URL(remote.url).origin] : [],
    }),
  },
  hosted: {
    hasIndex: false,
    backendOf({ hosted, locale }) {
      if (!hosted) return undefined;
      const { indexName: names, insights = false, missingResultsUrl, ...application } = hosted;
      const indexName = typeof names === 'string' ? names : (names[locale] ?? '');
      return { mode: 'hosted', ...application, indexName, insights, missingResultsUrl };
    },
    loadsOf({ hosted }) {
      const connections = originsOfService(hosted?.appId ?? '');
      if (hosted?.insights) connections.push(INSIGHTS_ORIGIN);
      return { connections, styles: [LOGO_STYLE] };
    },
  },
  off: undefined,
};

/** The facts about the search of a site; undefined without a search. */
export function searchModeOf({ search }: { search: SearchSettings }): ModeFacts | undefined {
  return SEARCH_MODES[search.mode];
}
