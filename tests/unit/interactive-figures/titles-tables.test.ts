import { describe, expect, test } from 'vitest';
import { findingsIn, htmlOf, titlesOf } from './tables.ts';

const RIGHT = ['Safe? | safe, toxi-', 'How much? | million, seed round', 'Labels | our, safe, team'];

describe('the table of rules for titles', () => {
  test.each([
    ['Safe? | safe\nLabels | our', '3:3', 'a row a question'],
    ['Safe | safe\nHow much? | million\nLabels | our', '5:3', 'with a question mark'],
    ['Safe? | safe\nHow much? | million\nTeam? | our', '7:3', 'a last row without a question mark'],
    ['Safe? |\nHow much? | million\nLabels | our', '5:11', 'words with commas between'],
    ['Safe? | safe\nHow much? | , -\nLabels | our', '6:15', 'words with commas between'],
    ['Safe? | safe\nHow much? | million\nLabels |', '7:12', 'words with commas between'],
    ['Safe? | safe, toxi-\nHow much? | toxic\nLabels | our', '6:15', 'not also under “Safe?”'],
    ['Safe? | toxic\nHow much? | m, TOXI-\nLabels | our', '5:11', 'not also under “How much?”'],
  ])('is not %j', (rows, place, says) => {
    const findings = findingsIn(titlesOf(...rows.split('\n')));
    expect(findings).toEqual([expect.stringContaining(`${place} error directive-cell`)]);
    expect(findings[0]).toContain(says);
  });

  test('needs two columns', () => {
    const table = '::titles{#t}\n\n| Question |\n|---|\n| Safe? |\n| How much? |\n| Labels |';
    expect(findingsIn(table)).toEqual([expect.stringContaining('3:3 error directive-cell')]);
  });

  test('may have a word of a label under a question too, and is a figure then', () => {
    expect(findingsIn(titlesOf(...RIGHT))).toEqual([]);
    expect(htmlOf(titlesOf(...RIGHT))).toContain('data-figure-kind="titles"');
  });
});
