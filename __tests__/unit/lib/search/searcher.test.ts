import type { SearchGroup } from '@/lib/search/model';
import { localSearcher } from '@/lib/search/searcher';

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

test('without hooks the result is that of the engine', async () => {
  const search = jest.fn().mockResolvedValue([found]);
  const answers = await localSearcher({ search, whole }, {}, 3).search('a');
  expect(search).toHaveBeenCalledWith('a', { limit: 3 });
  expect(answers).toEqual([{ index: '', groups: [found] }]);
});

test('until the engine has loaded all texts, the result is not final', async () => {
  const search = jest.fn().mockResolvedValue([]);
  const searcher = localSearcher({ search, whole }, {}, 3);
  expect(searcher.more?.()).toBeInstanceOf(Promise);
  await searcher.more?.();
  expect(searcher.more?.()).toBeUndefined();
});
