import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { OpenPage } from '@/app/open-page';
import { MESSAGES } from '@/lib/messages';

const refresh = jest.fn();
const router = { refresh: () => refresh() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

/** How often the page frame was rendered. */
let frames = 0;
jest.mock('@/app/page-body', () => ({
  PageBody({ children }: { children: ReactNode }) {
    frames += 1;
    return <main>{children}</main>;
  },
}));

const opened: FakeEventSource[] = [];

class FakeEventSource {
  onmessage: ((event: { data: string }) => void) | undefined;
  close = jest.fn();

  constructor(readonly address: string) {
    opened.push(this);
  }

  send(data: string): void {
    act(() => this.onmessage?.({ data }));
  }
}

beforeEach(() => {
  opened.length = 0;
  frames = 0;
  refresh.mockClear();
  Object.assign(globalThis, { EventSource: FakeEventSource });
  process.env.SITE_BASE = '/docs/';
});

/** The data of a page with some paragraphs; `<details>` where a text begins with `+`. */
function dataOf(
  texts: string[],
  {
    revision = 'content-1',
    around = '',
    title = '',
    problems = [] as string[],
    isLive = false,
  } = {},
): string {
  const nodes = texts.map((text) => ({
    name: text.startsWith('+') ? 'details' : 'p',
    isComponent: false,
    props: {},
    children: [text],
  }));
  const at = { locale: 'en', path: 'guide/a', revision };
  const view = { documentTitle: title };
  const live = isLive ? { name: 'en/guide/a.mdx', importsCode: false } : undefined;
  const rest = { live, problems, otherProblems: [], messages: MESSAGES['en'], around };
  return JSON.stringify({ at, view, nodes, ...rest });
}

function open(texts: string[]) {
  const { rerender, unmount } = render(<OpenPage data={dataOf(texts)} />);
  const [edits] = opened;
  if (!edits) throw new Error('The page does not follow edits.');
  return { edits, rerender, unmount };
}

test('an edit is rendered from the shared connection, without a refresh by the framework', () => {
  const { edits, unmount } = open(['Old']);
  expect(edits.address).toBe('/docs/content-changes?locale=en&path=guide%2Fa&revision=content-1');
  const shown = jest.fn();
  document.addEventListener('docs:page-shown', shown);
  edits.send(dataOf(['New'], { revision: 'content-2' }));
  expect(screen.getByRole('main')).toHaveTextContent('New');
  expect([opened.length, refresh.mock.calls.length, shown.mock.calls.length]).toEqual([1, 0, 1]);
  unmount();
  expect(edits.close).toHaveBeenCalled();
});

test('blocks that an edit does not change keep their elements and state, and the frame is not rendered again', () => {
  const { edits } = open(['One', '+ Open', 'Three']);
  const [details] = screen.getAllByRole('group') as HTMLDetailsElement[];
  const last = screen.getByText('Three');
  details?.setAttribute('open', '');
  edits.send(dataOf(['One', 'Inserted', '+ Open', 'Three']));
  edits.send(dataOf(['Inserted', '+ Open', 'Three']));
  edits.send(dataOf(['Inserted', '+ Open, and edited', 'Three']));
  expect(screen.getByRole('group')).toBe(details);
  expect(details?.open).toBe(true);
  expect(screen.getByText('Three')).toBe(last);
  expect(screen.getByRole('main')).toHaveTextContent('Inserted+ Open, and editedThree');
  expect(frames).toBe(1);
  edits.send(dataOf(['Inserted'], { title: 'Renamed' }));
  expect(frames).toBe(2);
  expect(document.title).toBe('Renamed');
});

test('the framework refreshes after an edit of what it renders itself, and of a page that cannot be shown', () => {
  const { edits, rerender } = open(['Text']);
  const next = { around: 'another head', revision: 'content-2' };
  edits.send(dataOf(['Text'], next));
  expect(refresh).toHaveBeenCalledTimes(1);
  rerender(<OpenPage data={dataOf(['Text of the framework'], next)} />);
  expect(screen.getByRole('main')).toHaveTextContent('Text of the framework');
  expect(opened.at(-1)?.address).toMatch(/revision=content-2$/);
  expect(refresh).toHaveBeenCalledTimes(1);
  opened.at(-1)?.send('');
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('the text stays while an error prevents a compile, and is replaced by the next text', () => {
  const { edits } = open(['Text']);
  edits.send(dataOf([], { problems: ['a.mdx:3: is not valid MDX.'] }));
  expect(screen.getByRole('main')).toHaveTextContent('is not valid MDX.Text');
  edits.send(dataOf([]));
  expect(screen.getByRole('main')).toHaveTextContent(/^$/);
});

test('the text of a page that begins to import code stays until the bundler has compiled it, and after an error in it', () => {
  const { edits, rerender } = open(['Text']);
  const data = dataOf([], { isLive: true });
  edits.send(data);
  expect(screen.getByRole('main')).toHaveTextContent('Text');
  rerender(<OpenPage data={data} />);
  expect(screen.getByRole('main')).toHaveTextContent('Text');
  rerender(<OpenPage data={data}>Text of the bundler</OpenPage>);
  expect(screen.getByRole('main')).toHaveTextContent(/^Text of the bundler$/);
  const broken = dataOf([], { problems: ['a.mdx:3: is not valid MDX.'] });
  opened.at(-1)?.send(broken);
  rerender(<OpenPage data={broken} />);
  expect(screen.getByRole('main')).toHaveTextContent('is not valid MDX.Text of the bundler');
  opened.at(-1)?.send(dataOf(['Without imports']));
  expect(screen.getByRole('main')).toHaveTextContent(/^Without imports$/);
});
