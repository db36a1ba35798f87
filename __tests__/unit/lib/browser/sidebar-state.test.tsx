import { restoreSidebar } from '@/lib/browser/first-frame/restore-sidebar';
import { attachSidebarState } from '@/lib/browser/frame/sidebar-state';
import { start } from '../../../support/start';

const group = (name: string, links: string) =>
  `<details open><summary>${name}</summary><ul>${links}</ul></details>`;
const link = (href: string) => `<li><a href="${href}">${href}</a></li>`;

const GUIDE =
  group('Start', link('/guide/start/intro')) + group('Usage', link('/guide/usage/bundle'));
const BLOG =
  group('Releases', link('/blog/release-1')) + group('Topics', link('/blog/topics/size'));

/** Render a section as it comes from the server, and put it into the state of the tab. */
function visit(sidebar: string): void {
  document.body.innerHTML = `<div data-page-list="page">${sidebar}</div>`;
  restoreSidebar();
}

/** Which groups are open. */
function openGroups(): string[] {
  return [...document.querySelectorAll('details[open] > summary')].map(
    (summary) => summary.textContent ?? '',
  );
}

async function toggle(name: string): Promise<void> {
  const summary = [...document.querySelectorAll('summary')].find((it) => it.textContent === name);
  const details = summary?.parentElement as HTMLDetailsElement;
  details.open = !details.open;
  details.dispatchEvent(new Event('toggle'));
}

let detach: () => void;

beforeEach(() => {
  sessionStorage.clear();
  detach = start(attachSidebarState);
});

afterEach(() => detach());

test('a group that was closed is closed on the next page of its section, and in no other', async () => {
  visit(GUIDE);
  await toggle('Usage');
  visit(BLOG);
  expect(openGroups()).toEqual(['Releases', 'Topics']);
  visit(GUIDE);
  expect(openGroups()).toEqual(['Start']);
});

test('it is the same group after others have come before it', async () => {
  visit(GUIDE);
  await toggle('Usage');
  visit(group('News', link('/guide/news')) + GUIDE);
  expect(openGroups()).toEqual(['News', 'Start']);
});

test('a group and the first one within it are two', async () => {
  const nested = group('Outer', `<li>${group('Inner', link('/guide/a'))}</li>`);
  visit(nested);
  await toggle('Inner');
  visit(nested);
  expect(openGroups()).toEqual(['Outer']);
});
