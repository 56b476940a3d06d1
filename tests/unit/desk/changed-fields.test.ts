import { expect, test } from 'vitest';
import { changedFields } from '../../../desk/fields/changed-fields.ts';

const FILE = '---\ntitle: Tides\n---\n\nThe tide turns.\n';
const DRAFT = FILE.replace('Tides\n', 'Tides\ndraft: true\n');

test.each([
  ['a field that is new', FILE, DRAFT, false, ['Draft']],
  ['words only', FILE, `${FILE}More.\n`, false, []],
  ['an entry of a list', '- name: A\n- name: B\n', '- name: A\n- name: C\n', true, ['2.']],
  ['fields that cannot be read', FILE, FILE.replace('Tides', '"Tides'), false, []],
])('two texts of a file differ in %s', (_, before, after, isYaml, labels) => {
  expect(changedFields(before, after, isYaml)).toEqual(labels);
});
