import fc from 'fast-check';
import { prePaint } from '@/lib/browser/first-frame/pre-paint';
import { restoreSidebar } from '@/lib/browser/first-frame/restore-sidebar';
import { selectTab, wantedTab } from '@/lib/browser/first-frame/tab-choice';
import { changeSavedSearches, readSavedSearches } from '@/lib/browser/search/saved-searches-store';
import { anyText, jsonLike, testForAll } from '../../../support/fuzz';

const PAGE = `
  <div data-page-list="page"><details open><summary>A</summary><a href="/a">a</a></details></div>
  <div data-tabs="pm">
    <div role="tablist"><button role="tab" aria-selected="true" data-value="npm"></button><button role="tab" data-value="pnpm"></button></div>
    <div role="tabpanel" data-value="npm"></div><div role="tabpanel" data-value="pnpm"></div>
  </div>`;
const KEY = 'saved-searches:/';

const stored = jsonLike(
  ['offset', 'groups', 'page 0 /a', 'recent', 'favorites', 'link', 'title'],
  fc.constantFrom('/a', 'javascript:a()', true, 3),
);
const anyStored = fc.oneof(
  stored.map((value) => JSON.stringify(value)),
  anyText,
  fc.constantFrom('dark', 'pnpm', 'NaN', '1e999'),
);
const anyStorage = fc.record({
  theme: anyStored,
  'code-wrap': anyStored,
  'docs.tabs.pm': anyStored,
  sidebar: anyStored,
  'recovered-at': anyStored,
  [KEY]: anyStored,
});

testForAll('a page shows a valid state for any stored value', anyStorage, 500, (texts) => {
  document.body.innerHTML = PAGE;
  for (const [name, text] of Object.entries(texts)) {
    localStorage.setItem(name, text);
    sessionStorage.setItem(name, text);
  }
  prePaint(true);
  expect(document.documentElement.dataset['themeChoice']).toMatch(/^(?:light|dark|auto)$/);
  restoreSidebar();
  const group = document.querySelector<HTMLElement>('[data-tabs]') as HTMLElement;
  const tab = wantedTab(group) ?? '';
  expect(['npm', 'pnpm']).toContain(tab);
  selectTab(group, tab);
  expect(document.querySelectorAll('[role="tabpanel"]:not([hidden])')).toHaveLength(1);
  const search = { link: '/b', title: 'B' };
  const changed = changeSavedSearches(KEY, { type: 'open', search });
  expect(changed.recent[0]).toEqual(search);
  expect(readSavedSearches(KEY)).toEqual(changed);
});
