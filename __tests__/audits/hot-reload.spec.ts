import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { isSameDocument, markDocument, openPage } from '../support/browser';
import { expect, test } from '../support/test';

const PORT = Number(process.env['TEST_PORT'] ?? 4311) + 1;
/** An address other than `localhost`, the only host that Next.js itself allows in development. */
const ORIGIN = `http://127.0.0.1:${PORT}`;
/** Untracked, but inside the project, so that the configuration finds the types that it imports. */
const WORK = '.cache';

/** What the bundler or a check of all pages has to do first. */
const patience = { timeout: 120_000 };

let folder: string;
let server: ChildProcess;
/** What the server has printed. */
let said = '';

// Routes and components are compiled when they are first needed, which takes long on a busy machine.
test.describe.configure({ mode: 'serial', timeout: 180_000 });
// The development server throws the errors of a page in the browser too.
test.use({ mayThrow: /ContentError|PageCodeError/ });

test.beforeAll(() => {
  mkdirSync(WORK, { recursive: true });
  folder = mkdtempSync(path.join(WORK, 'edited-'));
  cpSync('__tests__/fixtures/edited', folder, { recursive: true });
  edit('site.config.ts', (text) => text.replace("'../../../lib", "'../../lib"));
  edit('en/guide/cli.mdx', (text) => `${text}\n[nowhere](./nowhere.mdx)\n`);
  server = spawn(
    process.execPath,
    ['scripts/run.mjs', 'dev', '--port', String(PORT), '--check-after=0'],
    {
      env: { ...process.env, CONTENT_DIR: folder },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  for (const output of [server.stdout, server.stderr]) {
    output?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
});

test.afterAll(async () => {
  if (server.pid !== undefined && server.exitCode === null && !server.killed) {
    const ended = once(server, 'exit');
    process.kill(-server.pid, 'SIGTERM');
    await ended;
  }
  rmSync(folder, { recursive: true });
});

/** @throws if the server has ended: another one of this checkout can prevent its start, for example. */
function whatIsSaid(): string {
  if (server.exitCode !== null) throw new Error(`The development server ended:\n${said}`);
  return said;
}

function edit(name: string, change: (text: string) => string): void {
  const file = path.join(folder, name);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

/** Opens a page, scrolls, and leaves marks that a reload would remove. */
async function openScrolled(page: Page, address: string): Promise<void> {
  await openPage(page, ORIGIN + address);
  await markDocument(page);
  await page.evaluate(() => window.scrollTo(0, 600));
}

async function expectUndisturbed(page: Page): Promise<void> {
  expect(await isSameDocument(page)).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(600);
}

test('errors of all pages are printed when no page is open, and then the first page opens', async ({
  page,
}) => {
  // A cold start of the development server in parallel with other tests takes long.
  test.setTimeout(300_000);
  const error = /cli\.mdx:\d+:\d+: links to \.\/nowhere\.mdx/;
  await expect.poll(whatIsSaid, { timeout: 180_000 }).toMatch(error);
  edit('en/guide/cli.mdx', (text) => text.replace('\n[nowhere](./nowhere.mdx)\n', ''));
  await page.goto(`${ORIGIN}/guide/intro`, { timeout: 180_000 });
  // The first page that a browser opens waits until the scripts are compiled.
  await openPage(page, `${ORIGIN}/guide/intro`);
});

test('an edited page updates in place, with its terms, front matter, sidebar and navigation', async ({
  page,
}) => {
  const name = 'en/guide/features.mdx';
  const groups = page.locator('[data-part="sidebar"] details');
  await openScrolled(page, '/guide/features');
  await groups.last().evaluate((group) => group.removeAttribute('open'));
  const words = 'New words, with a [rule](./terms.mdx#rule).';
  edit(name, (text) => `${text}\n## A new section {#new-section}\n\n${words}\n`);
  // The first edit makes the server compile the route that pushes changes.
  await expect(page.locator('article')).toContainText('New words', { timeout: 45_000 });
  await expect(page.locator('div[data-part="outline"] a[href="#new-section"]')).toHaveCount(1);
  await expect(groups.last()).not.toHaveAttribute('open');

  edit('glossary.yaml', (text) => text.replace('A check of the recorded data', 'Some new check'));
  const link = page.locator('article a.term[href$="#rule"]').first();
  await expect(link).toHaveAccessibleDescription(/^Some new check/);

  edit(name, (text) => text.replace('description:', 'title: Renamed\ndescription:'));
  await expect(page).toHaveTitle('Renamed - Edited');
  edit('en/guide/_meta.json', (text) =>
    text.replace('"features"', '{ "type": "file", "name": "features", "label": "Relabeled" }'),
  );
  await expect(page.getByRole('link', { name: 'Relabeled' }).first()).toBeAttached();
  edit('en/_nav.json', () => '[{ "text": "Handbook", "link": "/guide/intro" }]');
  await expect(page.getByRole('link', { name: 'Handbook' })).toBeVisible();
  await expectUndisturbed(page);
  await page.goto(`${ORIGIN}/guide/terms`);
  await expect(page.locator('article')).toContainText('Some new check');
});

test('a page updates after an edit of a piece that it includes', async ({ page }) => {
  await openScrolled(page, '/guide/quick-start');
  edit('en/guide/quick-start-shared.mdx', (text) => `${text}\nWords of the piece.\n`);
  await expect(page.locator('article')).toContainText('Words of the piece.');
  await expectUndisturbed(page);
});

test('an error appears above the page with file and line, and disappears when it is fixed', async ({
  page,
}) => {
  await openScrolled(page, '/guide/cli');
  edit('en/guide/cli.mdx', (text) => text.replace(/$/, '\n[nowhere](./nowhere.mdx)\n'));
  const errors = page.getByRole('list', { name: 'Content errors' });
  await expect(errors).toContainText(/cli\.mdx:\d+:\d+: links to \.\/nowhere\.mdx/);
  edit('en/guide/cli.mdx', (text) => text.replace('\n[nowhere](./nowhere.mdx)\n', '\n{ broken\n'));
  await expect(errors).toContainText('is not valid MDX');
  edit('en/guide/cli.mdx', (text) => text.replace('\n{ broken\n', ''));
  await expect(errors).toHaveCount(0);
  await expect(page.locator('h1')).toBeAttached();
  await expectUndisturbed(page);
});

test.describe('an expression that throws', () => {
  test.use({ mayThrow: /reading 'foo'/ });

  test('is shown in the place of its page, which returns once it is mended', async ({ page }) => {
    await openScrolled(page, '/guide/cli');
    edit('en/guide/cli.mdx', (text) => `${text}\n{undefined.foo}\n`);
    const failure = page.locator('pre', { hasText: "undefined (reading 'foo')" });
    await expect(failure).toBeVisible(patience);
    edit('en/guide/cli.mdx', (text) => text.replace('{undefined.foo}', '{"Repair" + "ed."}'));
    await expect(page.locator('article')).toContainText('Repaired.', patience);
    edit('en/guide/cli.mdx', (text) => text.replace('{"Repair" + "ed."}', 'Fixed.'));
    await expect(page.locator('article')).toContainText('Fixed.');
  });
});

test('an error that only the check of all pages finds appears on its page, with a sign on the others', async ({
  page,
  context,
}) => {
  await openScrolled(page, '/guide/search');
  const other = await context.newPage();
  await openScrolled(other, '/guide/features');
  edit('en/guide/search.mdx', (text) => `${text}\n[there](./intro.mdx#no-such-part)\n`);
  const error = /search\.mdx:\d+:\d+: links to \.\/intro\.mdx#no-such-part/;
  // The check runs with a lower priority than the server.
  const errors = page.getByRole('list', { name: 'Content errors' });
  await expect(errors).toContainText(error, patience);
  await other.getByText(/\d+ errors? elsewhere in the content/).click(patience);
  await expect(other.getByRole('list', { name: 'Errors elsewhere' })).toContainText(error);
  await expectUndisturbed(other);
  edit('en/guide/search.mdx', (text) => text.replace('#no-such-part', ''));
  await expect(errors).toHaveCount(0);
});

test('an error in the configuration is shown, and the page is back when it is fixed', async ({
  page,
}) => {
  await openScrolled(page, '/guide/cli');
  edit('site.config.ts', (text) => text.replace("defaultLocale: 'en'", "defaultLocale: 'fr'"));
  const message = page.locator('pre').filter({ hasText: 'site.config.ts' }).first();
  await expect(message).toContainText('defaultLocale');
  edit('site.config.ts', (text) => text.replace("defaultLocale: 'fr'", "defaultLocale: 'en'"));
  await expect(page.locator('article')).toContainText('npx');
});

test('a new page is available immediately, and a deleted one returns 404', async ({ page }) => {
  const name = path.join(folder, 'en/guide/brand-new.mdx');
  writeFileSync(name, '# Brand new\n\nJust written.\n');
  await page.goto(`${ORIGIN}/guide/brand-new`);
  await expect(page.getByText('Just written.')).toBeVisible();
  rmSync(name);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('the development server listens on this machine only, and leaves no process when it is killed', async () => {
  const answers = (host: string) =>
    new Promise((resolve) => {
      const socket = connect(PORT, host, () => resolve(true)).on('error', () => resolve(false));
      socket.setTimeout(1000, () => resolve(false)).unref();
    });
  await expect.poll(() => answers('127.0.0.1'), { timeout: 60_000 }).toBe(true);
  // A server that listens on all addresses of this machine listens on this one too.
  expect(await answers('127.0.0.2')).toBe(false);
  const { pid = 0 } = server;
  server.kill('SIGKILL');
  const isGone = () => {
    try {
      return process.kill(-pid, 0) && false;
    } catch {
      return true; // The group of the command has no process left.
    }
  };
  await expect.poll(isGone).toBe(true);
});
