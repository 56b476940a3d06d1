import { expect, test } from 'vitest';
import { toLabels } from '../../pipeline/site/parse/settings.ts';
import { labelsSchema } from '../../pipeline/content/schema/labels.ts';

const labels = toLabels(labelsSchema.parse({ menu: 'Menù', skip_to_content: 'Vai al contenuto' }), 'it');

test('a label has in the model the name that its field has, in camel case', () => {
  expect(labels.menu).toBe('Menù');
  expect(labels.skipToContent).toBe('Vai al contenuto');
});

test('no name in the model is as a field is called', () => {
  expect(Object.keys(labels).filter((name) => name.includes('_'))).toEqual([]);
});

test('every field has a label, and beside them stands the language', () => {
  const { language, ...words } = labels;
  expect(Object.keys(words)).toHaveLength(Object.keys(labelsSchema.parse({})).length);
  expect(language).toBe('it');
});
