import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { asciiName } from '../../pipeline/content/ascii-name.ts';
import { textOf } from '../../pipeline/editing/start-file.ts';
import { contentTypes } from '../../pipeline/types/content-types.ts';
import type { ContentType } from '../../pipeline/site/content-type.ts';
import { toJsonSchema } from '../../pipeline/content/schema/json-schemas.ts';

const ANSWERS = { title: 'A new title', audience: 'founders' } as const;
const BEGUN = Object.values<ContentType>(contentTypes).flatMap((kind) =>
  kind.starter ? [{ word: kind.starter.word, kind, starter: kind.starter }] : [],
);

describe.each(BEGUN)('a new file of $word', ({ kind, starter }) => {
  const text = textOf(kind, starter, starter.fields(ANSWERS, '2026-01-05', []));

  test('is a draft whose fields are right', () => {
    const { error, data } = kind.schema.safeParse(fieldsIn(text));
    expect([error, data]).toMatchObject([undefined, { title: 'A new title', draft: true }]);
  });

  test('has every field, in words that are right once the `#` is taken away', () => {
    const fields = fieldsIn(switchedOn(text));
    expect(Object.keys(fields)).toEqual(Object.keys(toJsonSchema(kind.schema).properties ?? {}));
    expect(kind.schema.safeParse(fields).error).toBeUndefined();
  });

  test('explains its fields in lines that are no fields without their first sign either', () => {
    const lines = (text.split(/^---$/m)[1] ?? '').split('\n').filter((line) => /^#+ (?! )/.test(line));
    expect(lines.filter((line) => !line.startsWith('## '))).toEqual([]);
    expect(fieldsIn(text.replaceAll(/^##(?= )/gm, '#'))).toEqual(fieldsIn(text));
  });

  test('holds each of its starter texts once, in lines of their own', () => {
    const lines = text.split('\n').map((line) => line.replace(/^(?:\w+:|  -) /, ''));
    const wanted = [...Object.values(starter.starterTexts.fields).flat(), starter.starterTexts.body];
    expect(
      wanted.filter((one) => lines.filter((line) => line === one || line === JSON.stringify(one)).length !== 1),
    ).toEqual([]);
  });
});

test('a new page shows all fields of what opens it, and of a section', () => {
  const { page } = Object.fromEntries(BEGUN.map(({ word, ...rest }) => [word, rest]));
  const text = page ? textOf(page.kind, page.starter, { title: 'A' }) : '';
  const { hero, sections } = fieldsIn(switchedOn(text)) as { hero: object; sections: object[] };
  expect(Object.keys(hero)).toEqual(
    'layout kicker title lead line who image image_alt image_caption actions figures'.split(' '),
  );
  expect(Object.keys(sections[0] ?? {})).toEqual(
    'kind id also_at kicker title text actions note image image_alt tone joined layout'.split(' '),
  );
});

test('a new service stands behind the others for the same people', () => {
  const { starter } = BEGUN.find(({ word }) => word === 'service') ?? expect.fail();
  const others = [
    { audience: 'founders', order: 4 },
    { audience: 'ttos', order: 9 },
  ];
  expect(starter.fields(ANSWERS, '', others)).toMatchObject({ order: 5 });
  expect(starter.fields(ANSWERS, '', [])).toMatchObject({ order: 1 });
});

describe('the end of an address', () => {
  test.each([
    ['Città ærø: Gebäude', 'en', 'citta-aero-gebaude'],
    ['Gebäude über Öl, Straße', 'de-CH', 'gebaeude-ueber-oel-strasse'],
    ['Gebäude'.normalize('NFD'), 'de', 'gebaeude'],
    ['Ærø på Åen', 'da', 'aeroe-paa-aaen'],
    ['Who’s the "buyer"? It\'s pharma', 'en', 'whos-the-buyer-its-pharma'],
    ['北京的春天', 'en', 'beijingdechuntian'],
    ['Привет, мир', 'en', 'privet-mir'],
    ['€5M & ½', 'en', 'eur5m-1-2'],
    ['IŞIK', 'tr', 'isik'],
    ['???', 'en', ''],
  ])('of %s in %s is %j', (words, language, name) => {
    expect(asciiName(words, language)).toBe(name);
  });

  test('takes as many words as a file name holds', () => {
    expect(asciiName('word '.repeat(100), 'en')).toBe('word-'.repeat(48).slice(0, -1));
    expect(asciiName('語'.repeat(300), 'en')).toHaveLength(240);
  });
});

/** Returns a file in which every commented field is enabled. */
function switchedOn(text: string): string {
  return text.replaceAll(/^#(?=\w| {2})/gm, '');
}

function fieldsIn(text: string): Record<string, unknown> {
  return parse(text.split(/^---$/m)[1] ?? '');
}
