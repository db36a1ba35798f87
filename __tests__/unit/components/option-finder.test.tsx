import { fireEvent, screen } from '@testing-library/react';
import { OptionFacts, OptionFinder } from '@/components/mdx/OptionFinder';
import { attach } from '@/lib/browser/text/options';
import { OPTION_GROUPS, OPTIONS } from '@/lib/options';
import { renderInEnglish } from '../../support/render';
import { start } from '../../support/start';

let detach: () => void;

beforeEach(() => {
  renderInEnglish(<OptionFinder />);
  detach = start(attach);
});

afterEach(() => detach());

const field = () => screen.getByRole('searchbox', { name: 'Name' });
const choose = (name: string, value: string) => {
  const control = screen.getByLabelText(name);
  (control as HTMLInputElement).value = value;
  fireEvent.input(control);
};
const shown = () =>
  screen.queryAllByRole('rowheader').map(({ textContent }) => textContent as string);

const folds = () => [...document.querySelectorAll('details')];

test('all options are shown, and their number: those that stand alone first or last, and the groups, folded', () => {
  expect(shown()).toEqual(OPTION_GROUPS.flatMap(({ options }) => options.map(({ name }) => name)));
  expect(shown()).toHaveLength(OPTIONS.length);
  expect(shown().slice(0, 3)).toEqual(['disableClientServer', 'autoOpenBrowser', 'features']);
  expect(shown().at(-1)).toBe('mode');
  expect(
    folds()
      .map(({ textContent }) => textContent)
      .slice(0, 2),
  ).toEqual(['features 7 options', 'output 15 options']);
  expect(folds().filter(({ open }) => open)).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent(
    `${OPTIONS.length} of ${OPTIONS.length} options.`,
  );
  expect(screen.queryByRole('button')).toBeNull();
});

test('every word that is typed is looked for in the name, in any letter case, in every group', () => {
  choose('Name', ' MODE output ');
  expect(shown()).toEqual(['output.mode']);
  expect(screen.getByRole('row', { name: /^output 15 options/ })).toBeVisible();
  expect(screen.queryByRole('row', { name: /^features 7 options/ })).toBeNull();
  expect(folds().every(({ open }) => open)).toBe(true);
  choose('Name', '');
  expect(folds().some(({ open }) => open)).toBe(false);
  choose('Name', ' MODE output ');
  expect(screen.getByRole('status')).toHaveTextContent(`1 of ${OPTIONS.length} options`);
});

test('type, default and version are filters, too, and all of them apply', () => {
  choose('Type', 'object');
  expect(shown()).toContain('features');
  expect(shown()).not.toContain('features.loader');
  choose('Default', 'off');
  expect(shown()).toEqual(['supports.brotli']);
  choose('Type', '');
  expect(shown()).toContain('supports.banner');
  choose('Default', '');
  choose('Your version', '1.0.0');
  // An option of unknown age is in every version.
  expect(shown()).toEqual(expect.arrayContaining(['port', 'output.reportDir', 'features']));
  expect(shown()).not.toContain('supports.gzip.gzipLevel');
});

test('a version shows what it has: neither later options nor those that are gone', () => {
  const found = () =>
    shown().filter((name) => ['port', 'server.port', 'multiCompiler'].includes(name));
  choose('Your version', '1.6.2');
  expect(found()).toEqual(['server.port', 'port']);
  choose('Your version', '2.0.2');
  expect(found()).toEqual(['multiCompiler', 'server.port']);
  expect(screen.getByRole('option', { name: '2.0' })).toHaveValue('2.0.2');
  expect(screen.getByRole('option', { name: '1.6' })).toHaveValue('1.6.2');
});

test('without a match the table is hidden, and the count says so', () => {
  choose('Name', 'nothing like it');
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent(
    `0 of ${OPTIONS.length} options. No option matches.`,
  );
});

test('a button shows all again, and leads back to the name', () => {
  choose('Name', 'mode');
  choose('Type', 'string');
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(shown()).toHaveLength(OPTIONS.length);
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  expect(screen.queryByRole('button')).toBeNull();
});

test('what was typed before the filter was there counts', () => {
  detach();
  (field() as HTMLInputElement).value = 'gzip';
  detach = start(attach);
  expect(shown()).toEqual(['supports.gzip', 'supports.gzip.gzipLevel']);
});

test.each([
  ['features', / · Since 0\.1 · Bundler Rspack, webpack$/],
  ['supports.brotli', /^2\.0 only .* · Since 2\.0\.0 · Bundler Rspack$/],
  ['port', /^1\.6 only .* · In 2\.0 ignored, with a message · Instead server\.port$/],
  ['supports.banner', /^1\.6 only .* · In 2\.0 ignored without a message$/],
  ['features.resolver', / · Bundler Rspack, webpack · On Rspack since 1\.3\.12$/],
])('the facts of %s say what the releases differ in, and nothing if they do not', (name, facts) => {
  const { container } = renderInEnglish(<OptionFacts name={name} />);
  expect(container.textContent?.trim()).toMatch(facts);
  expect(container.textContent?.includes('only')).toBe(!name.startsWith('features'));
});
