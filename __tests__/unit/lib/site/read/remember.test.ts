import type { Problem } from '@/lib/problem/problem';
import { remember } from '@/lib/site/read/remember';

function counted() {
  const found: Problem[] = [];
  let times = 0;
  const read = remember((report, file, [text = '', other = '']: readonly string[]) => {
    times += 1;
    if (text.includes('!')) report({ file, problem: 'shouts.', remedy: 'Say it softly.' });
    return { file, text, other };
  });
  return {
    found,
    read: (file: string, ...texts: string[]) => read((problem) => found.push(problem), file, texts),
    times: () => times,
  };
}

test('a file is parsed again only after a change of its text or of its dependencies', () => {
  const { read, times } = counted();
  const first = read('a', 'one', 'x');
  expect(read('a', 'one', 'x')).toBe(first);
  read('b', 'one', 'x');
  expect(times()).toBe(2);
  expect(read('a', 'two', 'x')).toEqual({ file: 'a', text: 'two', other: 'x' });
  expect(read('a', 'two', 'y')).toEqual({ file: 'a', text: 'two', other: 'y' });
  expect(times()).toBe(4);
});

test('the errors of a file are reported every time, until they are fixed', () => {
  const { read, found, times } = counted();
  read('a', 'one!');
  read('a', 'one!');
  expect(times()).toBe(1);
  expect(found.map(({ file, problem }) => `${file} ${problem}`)).toEqual([
    'a shouts.',
    'a shouts.',
  ]);
  read('a', 'one');
  expect(found).toHaveLength(2);
});
