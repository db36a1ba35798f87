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

/** Renders a section as the server does, and restores the state of the browser tab. */
function visit(sidebar: string): void {
  document.body.innerHTML = `<div data-page-list="page">${sidebar}</div>`;
  restoreSidebar();
}

/** Whether each group is open. */
function openGroups(): string[] {
  return [...document.querySelectorAll('details[open] > summary')].map(
    (summary) => summary.textContent ?? '',
  );
}

async function toggle(name: string): Promise<void> {
  const summary = [...document.querySelectorAll('summary')].find((it) => it.textContent === name);
  summary?.click();
}

let detach: () => void;

beforeEach(() => {
  sessionStorage.clear();
  detach = start(attachSidebarState);
});

afterEach(() => detach());

test('a group that was closed stays closed on the next page of its section only', async () => {
  visit(GUIDE);
  await toggle('Usage');
  visit(BLOG);
  expect(openGroups()).toEqual(['Releases', 'Topics']);
  visit(GUIDE);
  expect(openGroups()).toEqual(['Start']);
});

test('the state belongs to the same group after others are inserted before it', async () => {
  visit(GUIDE);
  await toggle('Usage');
  visit(group('News', link('/guide/news')) + GUIDE);
  expect(openGroups()).toEqual(['News', 'Start']);
});

test('the states of a group and of its first subgroup are independent', async () => {
  const nested = group('Outer', `<li>${group('Inner', link('/guide/a'))}</li>`);
  visit(nested);
  await toggle('Inner');
  visit(nested);
  expect(openGroups()).toEqual(['Outer']);
});

test('a group that is inserted open is not a choice of the reader', () => {
  visit(GUIDE);
  for (const details of document.querySelectorAll('details')) {
    details.dispatchEvent(new Event('toggle'));
  }
  visit(GUIDE.replaceAll(' open', ''));
  expect(openGroups()).toEqual([]);
});
