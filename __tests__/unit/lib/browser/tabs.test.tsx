import { fireEvent, screen } from '@testing-library/react';
import { Tab, Tabs } from '@/components/mdx/Tabs';
import { settleWhileParsing } from '@/lib/browser/first-frame/settle-while-parsing';
import { attachVisits } from '@/lib/browser/navigation/visit';
import { settlePage } from '@/lib/browser/text/reveal';
import { attachTabs, settleTabs } from '@/lib/browser/text/tabs';
import { renderInEnglish } from '../../../support/render';
import { start } from '../../../support/start';

const KEY = 'docs.tabs.tool';
let detach: (() => void)[];

function setup() {
  renderInEnglish(
    <>
      <Tabs groupId="tool">
        <Tab label="npm">
          <a href="/a">first npm</a>
        </Tab>
        <Tab label="yarn">
          first yarn <b id="deep">deep</b>
        </Tab>
        <Tab label="bun">first bun</Tab>
      </Tabs>
      <Tabs groupId="tool">
        <Tab label="npm">second npm</Tab>
        <Tab label="yarn">second yarn</Tab>
      </Tabs>
      <Tabs>
        <Tab label="One">third one</Tab>
        <Tab label="Two">third two</Tab>
      </Tabs>
      <details>
        <summary>More</summary>
        <p id="folded">folded</p>
      </details>
    </>,
  );
  settleWhileParsing();
  settlePage();
  detach = [start(attachTabs), start(attachVisits)];
}

/** The labels of the selected tabs, group by group. */
function chosen(): string[] {
  return screen.getAllByRole('tab', { selected: true }).map((tab) => tab.textContent ?? '');
}

function tab(name: string, group = 0): HTMLElement {
  const found = screen.getAllByRole('tab', { name })[group];
  if (!found) throw new Error(`The tab ${name} does not exist.`);
  return found;
}

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
  window.scrollBy = jest.fn();
  Element.prototype.scrollIntoView = jest.fn();
  detach = [];
});

afterEach(() => {
  for (const end of detach) end();
});

test('one tab of a group is selected and a tab stop; the other panels are hidden until found', () => {
  setup();
  expect(chosen()).toEqual(['npm', 'npm', 'One']);
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([
    0, -1, -1, 0, -1, 0, -1,
  ]);
  const panel = document.getElementById(tab('yarn').getAttribute('aria-controls') ?? '');
  expect(panel).toHaveAttribute('hidden', 'until-found');
  expect(panel).toHaveAttribute('aria-labelledby', tab('yarn').id);
  expect(screen.getByRole('tabpanel', { name: 'One' })).toHaveTextContent('third one');
});

test('arrow keys move and wrap around, Home and End jump, and the selection follows the focus', () => {
  setup();
  const press = (key: string) => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
    expect(document.activeElement).toHaveAttribute('aria-selected', 'true');
    return document.activeElement?.textContent;
  };
  tab('npm').focus();
  expect(['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End'].map(press)).toEqual(
    ['yarn', 'bun', 'npm', 'bun', 'npm', 'bun'],
  );
});

test('keys with a modifier are ignored', () => {
  setup();
  fireEvent.keyDown(tab('npm'), { key: 'ArrowRight', altKey: true });
  expect(chosen()[0]).toBe('npm');
});

test('a selection is stored and applies to all groups with the same name and tab', () => {
  setup();
  fireEvent.click(tab('yarn', 1));
  expect(chosen()).toEqual(['yarn', 'yarn', 'One']);
  fireEvent.click(tab('bun'));
  expect(chosen()).toEqual(['bun', 'yarn', 'One']);
  fireEvent.click(tab('Two'));
  expect({ ...localStorage }).toEqual({ [KEY]: 'bun' });
});

test('a selection in another browser tab is applied', () => {
  setup();
  fireEvent(window, new StorageEvent('storage', { key: KEY, newValue: 'yarn' }));
  expect(chosen()).toEqual(['yarn', 'yarn', 'One']);
  fireEvent(window, new StorageEvent('storage', { key: KEY, newValue: null }));
  expect(chosen()).toEqual(['yarn', 'yarn', 'One']);
});

test('a stored value that a group does not have changes neither the group nor the storage', () => {
  localStorage.setItem(KEY, 'deno');
  setup();
  expect(chosen()).toEqual(['npm', 'npm', 'One']);
  expect(localStorage.getItem(KEY)).toBe('deno');
});

test('the address has priority over the storage, and does not change it', () => {
  localStorage.setItem(KEY, 'bun');
  history.replaceState(null, '', '/?tool=yarn');
  setup();
  expect(chosen()).toEqual(['yarn', 'yarn', 'One']);
  expect(localStorage.getItem(KEY)).toBe('bun');
});

test('an anchor in a panel has priority over both', () => {
  localStorage.setItem(KEY, 'bun');
  history.replaceState(null, '', '/?tool=npm#deep');
  setup();
  expect(chosen()).toEqual(['yarn', 'npm', 'One']);
  expect(localStorage.getItem(KEY)).toBe('bun');
});

test('a link to an anchor opens the panel and the details around it, and nothing else', () => {
  history.replaceState(null, '', '/?tool=npm');
  setup();
  fireEvent.click(tab('bun'));
  history.replaceState(null, '', '/?tool=npm#folded');
  fireEvent(window, new PopStateEvent('popstate'));
  expect(document.querySelector('details')).toHaveAttribute('open');
  expect(chosen()[0]).toBe('bun');
  history.replaceState(null, '', '/?tool=npm#deep');
  fireEvent(window, new PopStateEvent('popstate'));
  expect(chosen()).toEqual(['yarn', 'npm', 'One']);
  expect(localStorage.getItem(KEY)).toBe('bun');
});

test('a panel opens if find in page matches its text', () => {
  setup();
  screen
    .getByText('third two')
    .closest('[role=tabpanel]')
    ?.dispatchEvent(new Event('beforematch', { bubbles: true }));
  expect(chosen()).toEqual(['npm', 'npm', 'Two']);
});

test('a panel is focusable only while it is shown and contains no focusable element', () => {
  setup();
  const stops = () =>
    screen.getAllByRole('tabpanel', { hidden: true }).map((panel) => panel.tabIndex);
  expect(stops()).toEqual([-1, -1, -1, 0, -1, 0, -1]);
  fireEvent.click(tab('yarn'));
  expect(stops()).toEqual([-1, 0, -1, -1, 0, 0, -1]);
});

test('a selection that cannot be stored applies until the document is left, or another is stored', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  setup();
  fireEvent.click(tab('yarn'));
  settlePage();
  expect(chosen()).toEqual(['yarn', 'yarn', 'One']);
  jest.restoreAllMocks();
  fireEvent.click(tab('npm'));
  expect(localStorage.getItem(KEY)).toBe('npm');
});

test('settling returns whether it has changed the page', () => {
  setup();
  expect(settleTabs()).toBe(false);
  localStorage.setItem(KEY, 'yarn');
  expect(settleTabs()).toBe(true);
});
