import { act, render } from '@testing-library/react';
import { FollowEdits } from '@/app/follow-edits';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => router }));
const router = { refresh: () => refresh() };

const opened: FakeEventSource[] = [];

class FakeEventSource {
  onmessage: (() => void) | undefined;
  close = jest.fn();

  constructor(readonly address: string) {
    opened.push(this);
  }
}

beforeEach(() => {
  opened.length = 0;
  Object.assign(globalThis, { EventSource: FakeEventSource });
  process.env.SITE_BASE = '/docs/';
});

test('an edit refreshes the page in place, and edits keep the connection', () => {
  const { rerender, unmount } = render(<FollowEdits revision="content-1" />);
  expect(opened.map(({ address }) => address)).toEqual(['/docs/content-changes?since=content-1']);
  act(() => opened[0]?.onmessage?.());
  expect(refresh).toHaveBeenCalledTimes(1);
  rerender(<FollowEdits revision="content-2" />);
  expect(opened).toHaveLength(1);
  expect(opened[0]?.close).not.toHaveBeenCalled();
  unmount();
  expect(opened[0]?.close).toHaveBeenCalled();
});
