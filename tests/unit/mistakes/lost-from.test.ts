import { expect, test } from 'vitest';
import { lostFrom } from './lost-from.ts';

const FIELDS = 'title: A gate\nsummary: A promise to stop.';

/** Returns what is lost from a text below the fields of an article. */
function lost(before: string, after: string, named: readonly string[] = []): readonly string[] {
  return lostFrom(article(before), article(after), named);
}

function article(text: string): string {
  return `---\n${FIELDS}\n---\n\n${text}\n`;
}

test('a word that goes is lost, once for each place', () => {
  expect(lost('The gate of a gate is closed.', 'Of a gate.')).toEqual(['The', 'gate', 'of', 'is', 'closed']);
  expect(lost('Half [came by themselves](ladder.svg).', 'Half ![a ladder](ladder.svg).')).toEqual([
    'came',
    'by',
    'themselves',
  ]);
});

test('a word of which a finding tells may go', () => {
  expect(lost('The gate costs TBD.', 'The gate costs a day.', ['`TBD`'])).toEqual([]);
  expect(lost('The gate costs TBD.', 'It costs a day.', ['`TBD`'])).toEqual(['The', 'gate']);
});

test('two lines that become one are lost', () => {
  expect(lost('Felt for the hammer\\\nWire for the string', 'Felt for the hammer\nWire for the string')).toEqual([
    'the line before “Wire”',
  ]);
  expect(lost('- one\n- two', '- one two')).toEqual(['the line before “two”']);
});

test.each([
  ['only signs change', 'A ** good ** gate – closed.', 'A **good** gate, closed.'],
  [
    'a word is divided otherwise',
    'Die Kund*innen und Mitarbeiter*innen.',
    String.raw`Die Kund\*innen und Mitarbeiter\*innen.`,
  ],
  ['a block moves', '::ladder{#plan}\n\nThe sums.', 'The sums.\n\n::ladder{#plan}'],
  ['words become an address', 'See [x](/how i help "All of it") now.', 'See [x](/how-i-help "All of it") now.'],
  ['words describe a picture', 'See ! [A ladder](a.svg).', 'See ![A ladder](a.svg).'],
  ['a word comes', 'A gate.', 'A good gate.'],
])('nothing is lost where %s', (_, before, after) => {
  expect(lost(before, after)).toEqual([]);
});

test('nothing is lost where fields are read that were text', () => {
  expect(lostFrom(`${FIELDS}\n---\n\nWords.\n`, article('Words.'), [])).toEqual([]);
});

test('a word of the text is lost even if a field holds it too', () => {
  expect(lost('A promise.', 'Nothing.')).toEqual(['A', 'promise']);
});
