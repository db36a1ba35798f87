import { readFileSync } from 'node:fs';
import { FAULTS } from '../support/faults';

test.each(FAULTS)(
  'the fault “$fault” has a test for what still works: $remains',
  ({ file, test: title }) => {
    expect(readFileSync(`__tests__/${file}`, 'utf8')).toContain(title);
  },
);
