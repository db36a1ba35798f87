import { prefetchFile, readPayload } from './payloads';
import { setFrameworkState } from './state';

/** The address of a file, and its hash. */
type HashedFile = [address: string, integrity: string];

/** What starts the framework; the same on every page of a build. */
interface Framework {
  scripts: readonly HashedFile[];
  /** All styles of the site, which its pages bring along in part. */
  styles: readonly HashedFile[];
  /** What the bundler's global list gets to run the app. */
  starter: unknown;
}

declare global {
  namespace NodeJS {
    interface ProcessEnv {
      /** A {@link Framework} as JSON, which a build puts into the script. */
      FRAMEWORK?: string;
    }
  }
}

/** Null in development, where every page loads the framework itself. */
const framework: Framework | null = JSON.parse(process.env.FRAMEWORK ?? 'null');

/** Is the framework loaded only when it is needed? */
export const isFrameworkDeferred = framework !== null;

let loading: Promise<void> | undefined;

/**
 * Let the framework hydrate the page. None of it runs before all of it is loaded, so if a script or the payload is
 * missing the page stays as it is.
 *
 * @throws if it cannot be loaded. There is no second attempt: every link and form works without it.
 */
export function loadFramework(): Promise<void> {
  loading ??= framework ? load(framework) : Promise.resolve();
  return loading;
}

async function load({ scripts, styles, starter }: Framework): Promise<void> {
  setFrameworkState('loading');
  try {
    const [payload] = await Promise.all([
      ownPayload(),
      ...scripts.map(addScript),
      addStyles(styles),
    ]);
    globalList('__next_f').push([0], [1, payload]);
    globalList('TURBOPACK').push(starter);
  } catch (error) {
    setFrameworkState('failed');
    console.warn('Links and search work without the framework, which cannot be loaded.', error);
    throw error;
  }
}

/** The payload that the page was rendered from, not that of another deployment. */
function ownPayload(): Promise<string> {
  const script = document.querySelector<HTMLElement>('script[data-payload]');
  const [address = '', integrity = '', dictionary = ''] =
    script?.dataset['payload']?.split(' ') ?? [];
  prefetchFile(dictionary);
  return readPayload(address, integrity);
}

function addScript([src, integrity]: HashedFile): Promise<void> {
  return addToHead(Object.assign(document.createElement('script'), { src, integrity }));
}

/**
 * Add style sheets, all at once when they have loaded: for each of them browsers compute the styles of the whole document
 * again. React looks for them by their precedence.
 */
async function addStyles(files: readonly HashedFile[]): Promise<void> {
  const links = files.map(([href, integrity]) => {
    const link = document.createElement('link');
    link.dataset['precedence'] = 'next';
    const waits = { media: 'not all', fetchPriority: 'high' } as const;
    return Object.assign(link, { rel: 'stylesheet', href, integrity, ...waits });
  });
  await Promise.all(links.map(addToHead));
  for (const link of links) link.removeAttribute('media');
}

function addToHead(element: HTMLElement): Promise<void> {
  return new Promise((resolve, reject) => {
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => reject(new Error(`${element.outerHTML} fails.`)));
    document.head.append(element);
  });
}

/** A global list that a script of the framework processes when it starts. */
function globalList(name: string): unknown[] {
  const scope = globalThis as unknown as Record<string, unknown[] | undefined>;
  scope[name] ??= [];
  return scope[name];
}
