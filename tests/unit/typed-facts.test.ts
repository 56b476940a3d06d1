import { describe, expect, test } from 'vitest';
import { insertFacts } from '../../pipeline/facts/facts.ts';
import { withoutMarks } from '../../pipeline/facts/quantities.ts';
import { factValues, reportTypedFacts } from '../../pipeline/lint/facts/report-typed-facts.ts';
import { fileAt } from '../../pipeline/findings/message.ts';
import { findingsOf } from '../../pipeline/findings/report.ts';
import { compileText } from './compile-text.ts';
import { readFindings } from './read-findings.ts';

const FACTS = new Map([
  ['ready-in', '4 weeks'],
  ['founder-time', '2-4 hours per week'],
  ['funds-won', '€5.3M'],
  ['labs-launched', '5'],
  ['budget-growth', '2.5x'],
  ['experience', '20+ years'],
  ['sprint-duration', '4 weeks'],
  ['sprint-sessions', '4 live sessions'],
  ['sprint-deck', 'about 20 slides'],
  ['sprint-price', '€15-25K'],
  ['audit-turnaround', '48-72 hours'],
  ['audit-price', '€0'],
  ['audit-call', '30-minute'],
  ['site-tax-id', '4 weeks'],
]);
const VALUES = factValues(FACTS);

describe('a fact typed by hand', () => {
  test.each([
    ['A sprint costs €15-25K.', 'sprint-price', '€15-25K'],
    ['It costs 15 to 25K euros.', 'sprint-price', '15 to 25K euros'],
    ['It costs €15,000-25,000.', 'sprint-price', '€15,000-25,000'],
    ['Es kostet 15.000 bis 25.000 €.', 'sprint-price', '15.000 bis 25.000 €'],
    ['It costs 15\u00a0000\u202f€ – 25\u00a0000\u202f€.', 'sprint-price', '15\u00a0000\u202f€ – 25\u00a0000\u202f€'],
    ['The **Sprint**\ntakes 4\u00a0weeks.', 'sprint-duration', '4\u00a0weeks'],
    ['The Sprint takes four weeks.', 'sprint-duration', 'four weeks'],
    ['| Sprint | 4 weeks |', 'sprint-duration', '4 weeks'],
    ['## The Sprint\n\nIt takes 4 weeks.', 'sprint-duration', '4 weeks'],
    ['![A sprint of 4 weeks](../images/a.svg)', 'sprint-duration', '4 weeks'],
    ['The sprint has 4 sessions.', 'sprint-sessions', '4 sessions'],
    ['Investor-ready in 4 weeks.', 'ready-in', '4 weeks'],
    ['Ready in {{ ready-in }}: yes, in all of 4 weeks.', 'ready-in', '4 weeks'],
    ['Founders give 2–4 hours per week.', 'founder-time', '2–4 hours per week'],
    ['5,3 Mio. € haben sie gewonnen.', 'funds-won', '5,3 Mio. €'],
    ['More than 20 years of experience.', 'experience', '20 years'],
    ['Five joint labs were launched.', 'labs-launched', 'Five joint labs'],
    ['The audit comes back in 48 to 72 hours.', 'audit-turnaround', '48 to 72 hours'],
    ['The audit is €0.', 'audit-price', '€0'],
    ['A 30-minute call about the audit.', 'audit-call', '30-minute'],
  ])('as in %j is told of', (typed, name, what) => {
    expect(factsIn(typed)).toEqual([`${name}: ${what}`]);
  });

  test.each([
    'Cells grow for 4 weeks.',
    'We wait 48-72 hours for the assay.',
    'The sprint lasts 4.5 weeks, or 14 weeks, or 24 weeks.',
    'The sprint, {{ sprint-duration }}.',
    '`€15-25K` as code, and [x](https://example.org/€15-25K).',
    '```\nA sprint: 4 weeks\n```',
    'A call of 30 minutes after the audit.',
    'Cells grow for 4 weeks. The sprint is another thing.',
    'The sprint.\n\nCells grow for 4 weeks.',
    '€0 of revenue',
  ])('is none in %j', (typed) => {
    expect(factsIn(typed)).toEqual([]);
  });

  test.each([
    [
      'services/deck.md',
      'title: The Sprint\ntimeline: 4 weeks',
      'sprint-duration',
      'Write `timeline: "{{ sprint-duration }}"`',
    ],
    [
      'services/sprint.md',
      'timeline: 4 weeks, fixed',
      'sprint-duration',
      'Write `timeline: "{{ sprint-duration }}, fixed"`',
    ],
    ['pages/a.md', 'hero:\n  lead: "Fee: €15-25K"', 'sprint-price', 'type `\\\\€15-25K`'],
    [
      'pages/a.md',
      'sections:\n  - title: The Sprint\n    text: |\n      It takes 4 weeks.',
      'sprint-duration',
      'Put `{{ sprint-duration }}`',
    ],
    ['pages/a.md', 'f:\n  - { figure: "2.5x", label: budget growth }', 'budget-growth', 'Put'],
    ['pages/a.md', 'f:\n  - figure: "5"\n    label: labs launched', 'labs-launched', 'Put'],
  ])('in the fields of %s is told of: %j', (path, fields, name, says) => {
    const [finding, ...more] = find(path, `---\n${fields}\n---\n\nText.\n`);
    expect(more).toEqual([]);
    expect(finding?.message).toContain(`\`${name}\``);
    expect(finding?.advice).toContain(says);
  });

  test('is told of below a comment of 300,000 characters', () => {
    const fields = `# ${'c'.repeat(300_000)}\nf:\n  - figure: "5"\n    label: labs launched`;
    expect(find('pages/a.md', `---\n${fields}\n---\n`)).toHaveLength(1);
  });

  test('below another section is none', () => {
    const fields = 'sections:\n  - title: The Sprint\n    text: It is fixed.\n  - title: Cells\n    text: In 4 weeks.';
    expect(find('pages/a.md', `---\n${fields}\n---\n`)).toEqual([]);
  });
});

describe('a backslash before a number', () => {
  test.each(['A sprint costs \\€15-25K.', 'The sprint takes \\4 weeks, \\four weeks, about \\4 sessions.'])(
    'says that it is meant: %j',
    (typed) => {
      expect(factsIn(typed)).toEqual([]);
    },
  );

  test.each([
    ['It costs \\€15-25K.', 'It costs €15-25K.'],
    ['\\4 weeks and \\four weeks', '4 weeks and four weeks'],
    ['\\5', '5'],
    ['\\3\\φ', '\\3\\φ'],
    ['C:\\2024', 'C:\\2024'],
  ])('is not published where it says so: %j', (typed, shown) => {
    expect(withoutMarks(typed)).toBe(shown);
    expect(insertFacts(typed, FACTS)).toBe(shown);
  });

  test('is not published in a text', () => {
    const { html } = compileText('It *takes* \\4 weeks, <b>\\€15-25K</b>, `\\4 weeks`.');
    expect(html.replaceAll(/<[^>]*>/g, '')).toBe('It takes 4 weeks, €15-25K, \\4 weeks.');
  });
});

function factsIn(text: string): string[] {
  return find('insights/a.md', `---\ntitle: A\n---\n\n${text}\n`).map(({ message }) => {
    const [, typed, name] = /`(.*)`: it is the fact `(.*)`/.exec(message) ?? [];
    return `${name}: ${typed}`;
  });
}

function find(path: string, text: string) {
  const file = { ...fileAt(path), hash: '', readText: () => text };
  reportTypedFacts(file, VALUES);
  return readFindings(findingsOf(file.messages));
}
