import type { SearchGroup, Suggestion } from '@/lib/search/model';
import { append, localSearcher } from '@/lib/search/searcher';

const found: SearchGroup = { group: 'A', result: [], renderType: 'default' };
const whole = () => Promise.resolve();
const added: SearchGroup = { group: 'B', result: [], renderType: 'custom' };

test('the hooks of a site can change the query and add groups, and are called with the outcome', async () => {
  const search = jest.fn().mockResolvedValue([found]);
  const afterSearch = jest.fn();
  const hooks = {
    beforeSearch: (query: string) => `${query}!`,
    onSearch: async () => [added],
    afterSearch,
  };
  const answers = await localSearcher({ search, whole }, hooks, 7).search('a');
  expect(search).toHaveBeenCalledWith('a!', { limit: 7 });
  expect(answers).toEqual([{ index: '', groups: [found, added] }]);
  expect(afterSearch).toHaveBeenCalledWith('a!', [found, added]);
});

test('until the engine has loaded all texts, the result is not final', async () => {
  const search = jest.fn().mockResolvedValue([]);
  const searcher = localSearcher({ search, whole }, {}, 3);
  expect(searcher.more?.()).toBeInstanceOf(Promise);
  await searcher.more?.();
  expect(searcher.more?.()).toBeUndefined();
});

test('hits that are shown get their text in place when it has loaded, and others come below them', () => {
  const hit = (link: string, statement: string): Suggestion => ({
    type: 'header',
    link,
    title: 'Rules',
    header: link,
    statement,
    highlightInfoList: [],
  });
  const groupOf = (...result: Suggestion[]): SearchGroup => ({ ...found, result });
  const shown = [{ index: '', groups: [groupOf(hit('#b', ''))] }];
  const whole = [{ index: '', groups: [groupOf(hit('#a', 'One.'), hit('#b', 'Two.'))] }];
  expect(append(shown, whole)).toEqual([
    { index: '', groups: [groupOf(hit('#b', 'Two.')), groupOf(hit('#a', 'One.'))] },
  ]);
});
