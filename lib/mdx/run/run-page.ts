import { createContext, Script } from 'node:vm';
import { COMPONENT_NAMES } from '../../component-table';
import { REALM } from '../components/remark-expressions';
import type { PageRun } from './page-data';
import { createRealm } from './page-realm';

/** No page takes a hundredth of it. */
const LIMIT_MS = 2000;

/** Elements that components replace, and the components that authors use. */
const NAMES = ['h2', 'h3', 'h4', 'table', ...COMPONENT_NAMES];

const PRELUDE = new Script(`const ${REALM} = (${createRealm})(${JSON.stringify(NAMES)})`);

/** Where pages run that hold no code of their author's, which could change it. */
let plain: object | undefined;

/**
 * Run the compiled code of a page; what it throws becomes a fault with its place.
 *
 * The code has a realm of its own, with the JavaScript language and nothing of the machine: no process, files,
 * network, clock or random numbers. Only a text leaves it, so no object leads it out.
 *
 * @param hasCode Does it hold code of its author's, which has a time limit, or nothing but literals?
 */
export function runPage(code: string, hasCode: boolean): PageRun {
  // A directive begins the code.
  const script = new Script(`${REALM}.run(function () {${code}\n})`);
  if (!hasCode) {
    plain ??= createPageContext();
    return JSON.parse(script.runInContext(plain));
  }
  const context = createPageContext();
  try {
    return JSON.parse(asText(script.runInContext(context, { timeout: LIMIT_MS })));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    const place = asText(new Script(`${REALM}.place`).runInContext(context, { timeout: LIMIT_MS }));
    return { nodes: [], faults: [{ place, kind: 'endless', detail: `${LIMIT_MS / 1000} s` }] };
  }
}

function createPageContext(): object {
  const context = createContext(Object.create(null), {
    codeGeneration: { strings: false, wasm: false },
  });
  PRELUDE.runInContext(context);
  return context;
}

/** An object in its place would run code of the page here. */
function asText(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError('A page gave back something else than text.');
  return value;
}
