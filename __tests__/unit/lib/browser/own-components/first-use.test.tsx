import { act, fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { keepFirstUse } from '@/lib/browser/own-components/first-use';

function Controls() {
  const [count, setCount] = useState(0);
  const [text, setText] = useState('');
  const [isOn, setOn] = useState(false);
  const [choice, setChoice] = useState('a');
  const [key, setKey] = useState('');
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        More
      </button>
      <input value={text} onChange={({ target }) => setText(target.value)} />
      <input type="checkbox" checked={isOn} onChange={({ target }) => setOn(target.checked)} />
      <select value={choice} onChange={({ target }) => setChoice(target.value)}>
        <option>a</option>
        <option>b</option>
      </select>
      <div role="listbox" tabIndex={0} onKeyDown={(event) => setKey(event.key)} />
      <output>{JSON.stringify({ count, text, isOn, choice, key })}</output>
    </>
  );
}

const onUse = jest.fn();
let replay: () => Promise<void>;
let ending: AbortController;

beforeEach(() => {
  jest.clearAllMocks();
  ending = new AbortController();
  document.body.innerHTML = `<button>Elsewhere</button><main><div>${renderToString(<Controls />)}</div><template data-live></template></main>`;
  replay = keepFirstUse(onUse, ending.signal);
});

const part = (selector: string) => document.querySelector(`main ${selector}`) as HTMLElement;

async function hydrate(): Promise<unknown> {
  await act(async () => {
    hydrateRoot(part('div'), <Controls />);
  });
  // As in a browser, React renders in microtasks.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  await replay();
  return JSON.parse(part('output').textContent ?? '');
}

test('clicks, text, choices and keys reach the components once they are alive', async () => {
  fireEvent.click(part('button'));
  fireEvent.click(part('button'));
  for (const value of ['p', 'po']) fireEvent.input(part('input'), { target: { value } });
  (part('[type="checkbox"]') as HTMLInputElement).click();
  fireEvent.input(part('select'), { target: { value: 'b' } });
  fireEvent.keyDown(part('[role="listbox"]'), { key: 'ArrowDown' });
  expect(onUse).toHaveBeenCalledTimes(7);
  expect(await hydrate()).toEqual({
    count: 2,
    text: 'po',
    isOn: true,
    choice: 'b',
    key: 'ArrowDown',
  });
  expect(part('input')).toHaveValue('po');
  expect(part('[type="checkbox"]')).toBeChecked();
});

test('what is done elsewhere, and what the browser does itself, is not repeated', async () => {
  fireEvent.click(document.querySelector('body > button') as Element);
  fireEvent.keyDown(part('button'), { key: 'a' });
  expect(onUse).not.toHaveBeenCalled();
  expect(await hydrate()).toMatchObject({ count: 0 });
});

test('afterwards components get everything themselves, once', async () => {
  await hydrate();
  fireEvent.click(part('button'));
  await replay();
  expect(JSON.parse(part('output').textContent ?? '')).toMatchObject({ count: 1 });
  expect(onUse).not.toHaveBeenCalled();
});

test('nothing is kept once another page is shown', () => {
  ending.abort();
  fireEvent.click(part('button'));
  expect(onUse).not.toHaveBeenCalled();
});
