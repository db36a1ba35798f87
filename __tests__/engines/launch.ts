import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFirefox, findMiniBrowser } from '@/scripts/support/engines';
import type { Ask } from './engine';

/** A running browser. */
export interface Launched {
  ask: Ask;
  /** The errors of pages that the browser has printed. */
  printedErrors(): string[];
  close(): Promise<void>;
}

const POLL_MS = 100;
/** A busy machine starts a browser in seconds. */
const START_MS = 60_000;

/** The preferences of Firefox for tests: a free port, and errors of pages in the output. */
const PREFERENCES = {
  'marionette.port': 0,
  'browser.dom.window.dump.enabled': true,
  'devtools.console.stdout.content': true,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.disabledForTesting': true,
};

/** An error of a page in the output of Firefox, which does not quote its own. */
const ERROR = /^(?:JavaScript error: http|console\.error: ")/;

/** Firefox, headless. Marionette, its own protocol, takes the commands of WebDriver by a socket: geckodriver translates them. */
export async function launchFirefox(): Promise<Launched> {
  const profile = await mkdtemp(path.join(tmpdir(), 'firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${value});\n`,
  );
  await writeFile(path.join(profile, 'user.js'), lines.join(''));
  const args = ['--headless', '--marionette', '--no-remote', '--profile', profile];
  const browser = start(findFirefox(), args);
  const file = path.join(profile, 'MarionetteActivePort');
  await untilUp(async () => existsSync(file) && (await readFile(file, 'utf8')) !== '');
  const { ask, end } = await connect(Number(await readFile(file, 'utf8')));
  await ask('NewSession', {});
  return {
    ask,
    printedErrors: () =>
      browser
        .printed()
        .split('\n')
        .filter((line) => ERROR.test(line)),
    async close() {
      end();
      await browser.end();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** A message is `[0, id, command, body]`, its answer `[1, id, error, result]`, each after its length in bytes and a colon. */
async function connect(port: number): Promise<{ ask: Ask; end(): void }> {
  const socket = createConnection({ port, host: '127.0.0.1' });
  let answer: (text: string) => void;
  let received = Buffer.alloc(0);
  const nextAnswer = () =>
    new Promise<string>((resolve) => {
      answer = resolve;
    });
  socket.on('data', (bytes) => {
    received = Buffer.concat([received, bytes]);
    const colon = received.indexOf(':');
    const length = Number(received.subarray(0, colon));
    if (colon < 0 || received.length < colon + 1 + length) return;
    const text = String(received.subarray(colon + 1, colon + 1 + length));
    received = received.subarray(colon + 1 + length);
    answer(text);
  });
  await nextAnswer(); // Its greeting.
  return {
    async ask(command, body = {}) {
      const message = JSON.stringify([0, 0, `WebDriver:${command}`, body]);
      const answered = nextAnswer();
      socket.write(`${Buffer.byteLength(message)}:${message}`);
      const [, , error, result] = JSON.parse(await answered);
      if (error) throw new Error(error.message);
      // Most answers are in an object of their own, also null.
      return result && 'value' in result ? result.value : result;
    },
    end: () => socket.destroy(),
  };
}

/** Wider than the widest window of a test. */
const SCREEN = '1600x1000x24';

/** The commands of WebDriver by HTTP. */
const ROUTES: Readonly<Record<string, string>> = {
  Navigate: 'url',
  Back: 'back',
  Refresh: 'refresh',
  ExecuteScript: 'execute/sync',
  PerformActions: 'actions',
  SetWindowRect: 'window/rect',
};

/** The browser of WebKitGTK, in a display of its own. */
export async function launchWebKit(): Promise<Launched> {
  const port = await freePort();
  const browser = start('xvfb-run', [
    '-a',
    `--server-args=-screen 0 ${SCREEN}`,
    'WebKitWebDriver',
    `--port=${port}`,
  ]);
  const send = async (route: string, body: object | undefined) => {
    const response = await fetch(`http://127.0.0.1:${port}${route}`, {
      method: body ? 'POST' : 'GET',
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: { message: string } | null };
    if (!response.ok) throw new Error(value?.message);
    return value;
  };
  await untilUp(() =>
    send('/status', undefined).then(
      () => true,
      () => false,
    ),
  );
  const options = { binary: findMiniBrowser(), args: ['--automation'] };
  const session = (await send('/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })) as unknown as { sessionId: string };
  return {
    ask: (command, body = {}) => send(`/session/${session.sessionId}/${ROUTES[command]}`, body),
    // The driver drops what its browser prints.
    printedErrors: () => [],
    close: () => browser.end(),
  };
}

/** Starts a program in a process group of its own, which ends as a whole. */
function start(program: string, args: readonly string[]) {
  const child: ChildProcess = spawn(program, args, { detached: true });
  let printed = '';
  for (const output of [child.stdout, child.stderr]) {
    output?.on('data', (bytes) => {
      printed += bytes;
    });
  }
  return {
    printed: () => printed,
    async end() {
      const ended = new Promise((resolve) => child.on('close', resolve));
      if (child.exitCode === null) process.kill(-(child.pid ?? 0));
      await ended;
    },
  };
}

async function untilUp(isUp: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + START_MS;
  while (!(await isUp())) {
    if (Date.now() > end) throw new Error('The browser does not start.');
    await pause(POLL_MS);
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}
