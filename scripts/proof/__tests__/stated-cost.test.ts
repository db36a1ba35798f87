import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Times = Record<'build' | 'total', number>;

const { cost } = JSON.parse(readFileSync('content/figures.json', 'utf8')) as {
  cost: Record<string, { times: Times }>;
};

test('by the clock a build takes longer than the bundler reports, and the plugin costs more', () => {
  const extra = ({ build, total }: Times) => total - build;
  const without = cost['none']?.times as Times;
  for (const { times } of Object.values(cost)) {
    expect(extra(times)).toBeGreaterThanOrEqual(extra(without));
    expect(times.total - without.total).toBeGreaterThanOrEqual(times.build - without.build);
  }
});

test('a page that states the cost of the plugin states it by the clock', () => {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' });
  const pages = files
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => readFileSync(path.join('content', file), 'utf8'));
  const stating = pages.filter((text) => text.includes('{figures.cost.'));
  expect(stating.length).toBeGreaterThan(0);
  for (const text of stating) expect(text).toMatch(/\{figures\.cost\.folder\.times\.total\.m?s\}/);
});
