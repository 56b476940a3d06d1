import { outputFaults } from '../outputs/output-faults.ts';
import { DIST } from './built-site.ts';
import { expect, test } from './fixtures.ts';

test('all files say the same of each page, and name what is there', () => {
  expect(outputFaults(DIST)).toEqual([]);
});
