import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { asciiName } from '../../pipeline/content/ascii-name.ts';
import { textOf } from '../../pipeline/cli/new/start-file.ts';
import { contentTypes } from '../../pipeline/content/types/content-types.ts';
import type { ContentType } from '../../pipeline/content/types/content-type.ts';
import { questionStarter } from '../../pipeline/content/types/page/add-question.ts';
import { testimonialStarter } from '../../pipeline/content/types/start-testimonial.ts';
import type { Answers, FileStarter } from '../../pipeline/content/types/starter.ts';
import { toJsonSchema } from '../../pipeline/content/schema/json-schemas.ts';
import { testimonialsSchema } from '../../pipeline/content/schema/testimonials.ts';

const ANSWERS = { title: 'A new title', audience: 'founders' } as const;
const BEGUN = Object.values<ContentType>(contentTypes).flatMap((kind) =>
  (kind.starters ?? []).flatMap((starter) =>
    'starterTexts' in starter ? [{ word: starter.word, kind, starter }] : [],
  ),
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
    'kind id also_at kicker title text actions note image image_alt tone layout'.split(' '),
  );
});

test('a new service stands behind the others for the same people', () => {
  const { starter } = BEGUN.find(({ word }) => word === 'service') as { starter: FileStarter<unknown> };
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

describe('a new question', () => {
  const PAGE = '---\ntitle: FAQ\n---\n## One {#one}\n\n### Old?\n\nYes.\n\n## Two & more\n\n### Last?\n\nNo.\n';
  const NEW = { question: 'New?', answer: 'Maybe.', group: 'One' };

  test('stands at the end of its group, before the next', () => {
    expect(add(PAGE, NEW)).toEqual({
      text: PAGE.replace('## Two', '### New? {#new}\n\nMaybe.\n\n## Two'),
      anchor: 'new',
    });
  });

  test.each([
    ['with a last line end', PAGE, '\n### New? {#new}\n\nMaybe.\n'],
    ['without one', PAGE.trimEnd(), '\n\n### New? {#new}\n\nMaybe.'],
    ['with lines as Windows ends them', PAGE.replaceAll('\n', '\r\n'), '\r\n### New? {#new}\r\n\r\nMaybe.\r\n'],
    ['with a blank line', `${PAGE}\n`, '### New? {#new}\n\nMaybe.\n'],
  ])('ends a file %s as it ended', (_how, page, end) => {
    expect(add(page, { ...NEW, group: 'Two & more' })).toEqual({ text: page + end, anchor: 'new' });
  });

  test.each([
    ['Older?', '### Older? {#older}'],
    ['One', '### One {#one-2}'],
    ['Is it C#', '### Is it C\\# {#is-it-c}'],
    ['Which gate {#gate}', '### Which gate {#gate}'],
    ['two\nlines', '### two lines {#two-lines}'],
    ['What’s in the menu', '### What’s in the menu {#whats-in-the-menu}'],
    ['Menu', '### Menu {#menu}'],
    ['Is {{ x }} a *fact*?', '### Is \\{{ x }} a \\*fact\\*? {#is-x-a-fact}'],
    ['?', '### ? {#question}'],
  ])('%j has a heading and an anchor of its own', (question, heading) => {
    expect(add(PAGE, { ...NEW, question })).toMatchObject({ text: expect.stringContaining(`\n${heading}\n`) });
  });

  test('takes the groups of a text as choices, not what looks like one', () => {
    const text = `${PAGE}\n~~~\n## Code\n~~~\n`;
    const [, group] = questionStarter.questions(text);
    expect(group?.choices).toEqual(['One', 'Two & more']);
  });

  test.each([
    ['no file', undefined, 'npm run new -- page FAQ'],
    [
      'the same question',
      PAGE.replace('## One', '## One\n\n### new!\n\nYes.\n\n## Other'),
      'has this question already',
    ],
    ['no such group', PAGE.replace('One', 'Uno'), 'Cannot find the group `One`'],
    ['code that is not closed', '## One\n\n~~~\ncode\n', 'is not closed'],
  ])('is refused where there is %s', (_what, text, fault) => {
    expect(add(text, NEW)).toEqual({ fault: expect.stringContaining(fault) });
  });

  test('is refused where its answer would take in what follows', () => {
    expect(add(PAGE, { ...NEW, answer: '~~~' })).toEqual({ fault: expect.stringContaining('would take in') });
  });

  test('has an answer that begins no heading', () => {
    expect(add(PAGE, { ...NEW, answer: '# One\n- two\n\n## Three' })).toMatchObject({
      text: expect.stringContaining('\n\\# One\n- two\n\n\\## Three\n'),
    });
  });

  test('begins a group of its own, at the end, or stands alone where there is none', () => {
    const { group: _group, ...others } = NEW;
    expect(add(PAGE, { ...others, 'new-group': 'Costs & *terms*' })).toMatchObject({
      text: `${PAGE}\n## Costs \\& \\*terms\\* {#group-costs-terms}\n\n### New? {#new}\n\nMaybe.\n`,
    });
    expect(add('---\ntitle: FAQ\n---\n', others)).toMatchObject({
      text: '---\ntitle: FAQ\n---\n\n### New? {#new}\n\nMaybe.\n',
    });
    expect(questionStarter.questions('').map(({ name }) => name)).toEqual(['question', 'new-group', 'answer']);
  });

  function add(text: string | undefined, answers: Answers) {
    return questionStarter.add(text, answers, (words) => asciiName(words, 'en'));
  }
});

describe('a new testimonial', () => {
  const NEW = { quote: 'It: "works".', name: 'A choir', role: 'Hall, north' };

  test.each([
    ['an empty file', ''],
    ['a list', '- quote: A\n  name: B\n  role: C\n'],
    ['a list that is indented', '# Words\n  - quote: A\n    name: B\n    role: C\n'],
    ['a list without a last line end', '- quote: A\n  name: B\n  role: C'],
    ['lines as Windows ends them', '- quote: >-\r\n    A\r\n    b\r\n  name: B\r\n  role: C\r\n'],
    ['a comment at its end', '- { quote: A, name: B, role: C }\n# more to come\n'],
  ])('is added to %s, which stays as it was', (_what, text) => {
    const added = testimonialStarter.add(text, NEW, String);
    if ('fault' in added) throw new Error(added.fault);
    const rest = added.text.slice(text.length);
    expect([added.text.startsWith(text), parse(added.text).at(-1), added.text.endsWith('\n')]).toEqual([
      true,
      NEW,
      text === '' || text.endsWith('\n'),
    ]);
    expect(rest.split('\n').filter((line) => line.endsWith('\r')).length).toBe(text.includes('\r') ? 6 : 0);
  });

  test('is the first of a list that is empty', () => {
    const added = testimonialStarter.add('# Words\n[]\n', NEW, String);
    expect('text' in added && parse(added.text)).toEqual([NEW]);
    expect('text' in added && added.text.startsWith('# Words\n## ')).toBe(true);
  });

  test('has every field', () => {
    const added = testimonialStarter.add('', NEW, String);
    const entries: unknown = 'text' in added ? parse(added.text.replaceAll(/^( *)#(?=\w)/gm, '$1')) : [];
    expect(testimonialsSchema.parse(entries)).toEqual([NEW]);
  });

  test.each([
    ['a mistake', '- quote: "A\n', 'there is a mistake'],
    ['no list', 'quote: A\n', 'it is no list'],
    ['a list in brackets', '[{ quote: A }]\n', 'it is no list'],
    ['the same quote', '- { quote: "It works", name: B, role: C }\n', 'has this testimonial already: it is number 1'],
    ['a mark at its end', '- quote: A\n...\n', 'Cannot tell'],
  ])('is refused where there is %s', (_what, text, fault) => {
    expect(testimonialStarter.add(text, NEW, String)).toEqual({ fault: expect.stringContaining(fault) });
  });
});

/** Returns a file in which every commented field is enabled. */
function switchedOn(text: string): string {
  return text.replaceAll(/^#(?=\w| {2})/gm, '');
}

function fieldsIn(text: string): Record<string, unknown> {
  return parse(text.split(/^---$/m)[1] ?? '');
}
