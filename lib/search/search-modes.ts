import { z } from 'zod';
import type { Locale } from '../model';
import { strict } from '../schemas';
import { INSIGHTS_ORIGIN, INSIGHTS_SCRIPT, originsOfService } from './hosted-service';
import type { SearchPieces, SearchSource } from './model';

/*
 * All that the build knows about the modes of search. What a browser loads for each is in
 * `lib/browser/search/load-searcher.ts`; another mode is an entry here and one there.
 */

const text = z.string();

/** Options of a mode of the same name, which needs them. */
const OPTIONS = {
  /** A service that answers a GET with `keyword`, `limit`, `searchIndexes` and `lang`. */
  remote: strict({
    /** Its full address, or a path on the site's own origin. */
    url: text.regex(/^(?:https?:\/\/|\/(?!\/))/, 'Write a full URL, or a path that starts with /.'),
  }).optional(),
  /** A hosted search service with the interface of DocSearch. */
  hosted: strict({
    appId: text.min(1, 'Write the id of the application.'),
    /** The key that may only search. */
    apiKey: text.min(1, 'Write the key that may only search.'),
    /** The name of the index, or one per language. */
    indexName: z.union([text.min(1), z.record(text, text.min(1))], {
      error: 'Write one name, or a name for each language.',
    }),
    /** Send view and click events. Default `false`. */
    insights: z.boolean().optional(),
    /** Where readers report a missing result; `{query}` stands for the query. */
    missingResultsUrl: text.optional(),
  }).optional(),
};

/** `search` in `site.config.ts`. */
export const searchConfigSchema = strict({
  /** Default `local`. */
  mode: z.enum(['local', 'sharded', 'remote', 'hosted', 'off']),
  /** One index per documentation version instead of one for all. */
  versioned: z.boolean().optional(),
  /** Names of the indexes. The first is this site's own; the results of several appear in tabs. */
  indexes: z.array(text).optional(),
  /** The most pages that a search shows. Default 7. */
  limit: z.int().min(1, 'Write a number from 1.').optional(),
  ...OPTIONS,
}).check(({ value, issues }) => {
  const { mode } = value;
  if (!(mode in OPTIONS) || value[mode as keyof typeof OPTIONS]) return;
  const message = `Write the options of the mode as \`${mode}: { … }\`.`;
  issues.push({ code: 'custom', input: undefined, path: [mode], message });
});

export type SearchConfig = z.infer<typeof searchConfigSchema>;
type SearchSettings = ReturnType<typeof resolveSearch>;
type SearchMode = SearchConfig['mode'];

/** The settings of the search with every default applied. */
export function resolveSearch({
  mode = 'local',
  versioned = false,
  indexes = [],
  limit = 7,
  ...options
}: Partial<SearchConfig> = {}) {
  return { mode, versioned, indexes, limit, ...options };
}

/** Has a search with an index per language one for each of these? */
export function hasIndexFor(search: SearchConfig | undefined, locales: readonly Locale[]): boolean {
  const names = search?.hosted?.indexName;
  return typeof names !== 'object' || locales.every((locale) => names[locale]);
}

export interface BackendSource extends SearchSettings {
  locale: Locale;
  /** Where the index of the language and version is. Only a local search has one. */
  source: SearchSource | SearchPieces | undefined;
}

/** What only some modes bring along. */
export interface SearchExtras {
  /** Is what is searched a file of this site, which a new deployment replaces? */
  isOwnIndex?: boolean;
  /** The service that answers, where the dialog offers the parts that only a DocSearch service has. */
  service?: {
    /** Connected to while the page loads. */
    origin: string;
    /** Where readers report a missing result; `{query}` stands for the query. */
    missingResultsUrl: string | undefined;
  };
}

interface ModeFacts {
  /** Does the build write an index of the pages? */
  hasIndex: boolean;
  /** Does the site have a search page and buttons that open a search? */
  hasPage: boolean;
  /** What the browser needs in order to search; undefined without a search. */
  backendOf(source: BackendSource): { mode: SearchMode } | undefined;
  extrasOf?(source: BackendSource): SearchExtras;
  /** What a page has to be allowed to load from elsewhere in order to search. */
  loadsOf?(search: SearchSettings): SearchLoads;
}

/** Addresses as a security policy names them; those of the site itself do not matter. */
interface SearchLoads {
  connections: readonly string[];
  scripts?: readonly string[];
}

/** The pieces of an index are searched by WebAssembly. */
export const SHARDED_SCRIPTS = ["'wasm-unsafe-eval'"];

/** The build writes the index of a large site in pieces, whatever the mode; a development server never does. */
function ownBackend({ limit, source }: BackendSource) {
  if (!source) return undefined;
  if (!('bundleUrl' in source)) return { mode: 'local' as const, limit, source };
  return { mode: 'sharded' as const, limit, bundleUrl: source.bundleUrl };
}

const OWN_INDEX = {
  hasIndex: true,
  hasPage: true,
  backendOf: ownBackend,
  extrasOf: () => ({ isOwnIndex: true }),
};

/** What the build does for each mode. */
export const SEARCH_MODES = {
  local: OWN_INDEX,
  sharded: OWN_INDEX,
  remote: {
    hasIndex: false,
    hasPage: true,
    backendOf: ({ limit, indexes, remote, locale }) =>
      remote && { mode: 'remote' as const, limit, url: remote.url, indexes, lang: locale },
    loadsOf: ({ remote }) => ({
      connections: remote && URL.canParse(remote.url) ? [new URL(remote.url).origin] : [],
    }),
  },
  hosted: {
    hasIndex: false,
    hasPage: true,
    backendOf({ hosted, locale }) {
      if (!hosted) return undefined;
      const { appId, apiKey, indexName: names, insights = false } = hosted;
      const indexName = typeof names === 'string' ? names : (names[locale] ?? '');
      return { mode: 'hosted' as const, appId, apiKey, indexName, insights };
    },
    extrasOf: ({ hosted }) => ({
      service: {
        origin: originsOfService(hosted?.appId ?? '')[0],
        missingResultsUrl: hosted?.missingResultsUrl,
      },
    }),
    loadsOf({ hosted }) {
      const connections = originsOfService(hosted?.appId ?? '');
      if (!hosted?.insights) return { connections };
      return { connections: [...connections, INSIGHTS_ORIGIN], scripts: [INSIGHTS_SCRIPT.src] };
    },
  },
  off: { hasIndex: false, hasPage: false, backendOf: () => undefined },
} satisfies Record<SearchMode, ModeFacts>;

/** The facts about the search of a site. */
export function searchModeOf({ search }: { search: SearchSettings }): ModeFacts {
  return SEARCH_MODES[search.mode];
}

/** What the browser needs in order to search, told apart by `mode`. */
export type SearchBackend = NonNullable<ReturnType<(typeof SEARCH_MODES)[SearchMode]['backendOf']>>;
