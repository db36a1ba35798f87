import { answerFramework, prefetchFile, readPayload } from './payloads';
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

/** In development there is none: every page loads the framework by itself. */
const framework: Framework | null = JSON.parse(process.env.FRAMEWORK ?? 'null');

/** Does the framework wait until it is wanted? */
export const isFrameworkDeferred = framework !== null;

let loading: Promise<void> | undefined;

/**
 * Let the framework take over the page that the server sent. Nothing of it runs before all of it has come, so where a
 * script or the payload is missing the page stays as it is.
 *
 * @throws if it does not come. It is not asked for again: every link and form leads on without it.
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
      ...styles.map(addStyles),
    ]);
    answerFramework();
    globalList('__next_f').push([0], [1, payload]);
    globalList('TURBOPACK').push(starter);
  } catch (error) {
    setFrameworkState('failed');
    console.warn('Links and search work without the framework, which cannot be loaded.', error);
    throw error;
  }
}

/** What the page was rendered from; its own, not that of another deployment or after an edit. */
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

/** React looks for the styles of a page by their precedence. */
function addStyles([href, integrity]: HashedFile): Promise<void> {
  const link = document.createElement('link');
  link.dataset['precedence'] = 'next';
  return addToHead(Object.assign(link, { rel: 'stylesheet', href, integrity }));
}

function addToHead(element: HTMLElement): Promise<void> {
  return new Promise((resolve, reject) => {
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => reject(new Error(`${element.outerHTML} fails.`)));
    document.head.append(element);
  });
}

/** A list that a script of the framework looks for, and takes over, when it starts. */
function globalList(name: string): unknown[] {
  const scope = globalThis as unknown as Record<string, unknown[] | undefined>;
  scope[name] ??= [];
  return scope[name];
}
