import { isSyntaxProblem, parseJson, parseYaml } from '@/lib/problem/located';

describe('parseJson', () => {
  test('knows the line of every value', () => {
    const data = parseJson('[\n  "a",\n  {\n    "name": "b"\n  }\n]');
    if (isSyntaxProblem(data)) throw new Error(data.message);
    expect(data.value).toEqual(['a', { name: 'b' }]);
    expect(data.lineOf([0])).toBe(2);
    expect(data.lineOf([1, 'name'])).toBe(4);
    expect(data.lineOf([1, 'missing'])).toBe(3);
  });

  test.each([
    ['', 1],
    ['[\n  "a",\n]', 3],
    ['[\n  // a comment\n]', 2],
    ["['a']", 1],
    ['[1]\n[2]', 2],
  ])('%j has a syntax error on line %i', (text, line) => {
    expect(parseJson(text)).toMatchObject({ line, message: expect.any(String) });
  });
});

describe('parseYaml', () => {
  test('counts lines from the first line of the text in its file', () => {
    const data = parseYaml('title: a\nhero:\n  actions:\n    - text: b\n', 2);
    if (isSyntaxProblem(data)) throw new Error(data.message);
    expect(data.lineOf(['title'])).toBe(2);
    expect(data.lineOf(['hero', 'actions', 0, 'text'])).toBe(5);
    expect(data.lineOf(['nothing'])).toBe(2);
  });

  test.each([
    ['title: [a', 2],
    ['title: a\n  b: c', 2],
    ['a: 1\na: 2', 3],
  ])('%j has a syntax error on line %i', (text, line) => {
    expect(parseYaml(text, 2)).toMatchObject({ line, message: expect.any(String) });
  });
});

test('JSON with thousands of levels is an error', () => {
  expect(parseJson('['.repeat(20_000) + ']'.repeat(20_000))).toMatchObject({ line: 1 });
  expect(parseJson('['.repeat(200) + ']'.repeat(200))).toHaveProperty('value');
});
