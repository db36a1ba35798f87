import { readFileSync } from 'node:fs';
import { FAULTS } from '../support/faults';

test.each(FAULTS)('where $fault, what remains is tested: $remains', ({ file, test: title }) => {
  expect(readFileSync(`__tests__/${file}`, 'utf8')).toContain(title);
});
