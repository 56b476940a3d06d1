import { expect, test } from 'vitest';
import { nameIn } from '../../renderer/components/topic-names.ts';

test.each([
  ['due-diligence', 'Diligence'],
  ['burn-quality', 'burn quality'],
  ['constructor', 'constructor'],
])('the topic %s is called %s', (tag, name) => {
  expect(nameIn({ 'due-diligence': 'Diligence' }, tag)).toBe(name);
});
