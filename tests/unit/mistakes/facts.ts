import type { Mistake } from './mistake.ts';

const ARTICLE = 'insights/burn-quality.md';
const TYPE = 'type: value memo';
const HOME = 'pages/home.md';
const SPRINT = 'sprint-duration: 4 weeks';

/** Facts in fields and texts, and their names. */
export const factsInFields: readonly Mistake[] = [
  {
    name: 'a fact with a blank in its name, in a field',
    file: ARTICLE,
    from: TYPE,
    to: 'type: memo of ‸{{Sprint Duration}}',
    rule: 'unknown-fact',
    says: 'did you mean `sprint-duration`',
  },
  {
    name: 'a fact with a blank in its name, in a text',
    add: { 'insights/test.md': articleWith('It takes ‸{{sprint duration}} in all.') },
    rule: 'unknown-fact',
    says: 'did you mean `sprint-duration`',
  },
  {
    name: 'a fact with capitals, in a text',
    add: { 'insights/test.md': articleWith('One line,\nthen it takes ‸{{ Sprint-Duration }}.') },
    rule: 'unknown-fact',
    says: 'did you mean `sprint-duration`',
  },
  {
    name: 'a fact with an underline, in a text',
    add: { 'insights/test.md': articleWith('It takes *some* ‸{{sprint_duration}}.') },
    rule: 'unknown-fact',
    says: 'did you mean `sprint-duration`',
  },
  {
    name: 'a fact with a brace too few',
    add: { 'insights/test.md': articleWith('It takes ‸{{ sprint-duration } in all.') },
    rule: 'unknown-fact',
    says: 'Put `{{ sprint-duration }}` in its place',
  },
  {
    name: 'a sign for nothing as a fact',
    file: 'facts.yaml',
    from: SPRINT,
    to: 'sprint-duration: ‸~',
    rule: 'front-matter-field',
    says: 'stand for nothing',
    fixed: SPRINT,
  },
  {
    name: 'a fact in single braces, in a field',
    file: 'services/pitchkit.md',
    from: 'timeline: "{{ pitchkit-duration }}"',
    to: 'timeline: "‸{ pitchkit-duration }"',
    rule: 'unknown-fact',
    says: 'did you mean `{{ pitchkit-duration }}`',
  },
  {
    name: 'a fact as the value of another, without quotes',
    file: 'facts.yaml',
    from: SPRINT,
    to: 'sprint-duration: ‸{{ ready-in }}',
    rule: 'front-matter-field',
    says: 'in double quotes',
    fixed: 'sprint-duration: "{{ ready-in }}"',
  },
  {
    name: 'a fact as its own value',
    file: 'facts.yaml',
    from: SPRINT,
    to: 'sprint-duration: "‸{{ sprint-duration }}"',
    rule: 'unknown-fact',
    says: ['`sprint-duration` in its own value', 'Write the value itself in its place'],
    fixed: SPRINT,
  },
  {
    name: 'two facts, each the value of the other',
    file: 'facts.yaml',
    from: `${SPRINT}\nsprint-sessions: 4 live sessions`,
    to: 'sprint-duration: "{{ sprint-sessions }}"\nsprint-sessions: "‸{{ sprint-duration }}"',
    rule: 'unknown-fact',
    says: '`sprint-duration` in its own value, by way of `sprint-sessions`',
    fixed: 'sprint-duration: "{{ sprint-sessions }}"\nsprint-sessions: 4 live sessions',
  },
  {
    name: 'a fact typed by hand, in a text',
    file: HOME,
    from: 'hold a seat on the board',
    to: 'hold (a sprint costs ‸€15–25K) a seat on the board',
    rule: 'typed-fact',
    says: '`sprint-price`',
    fixed: 'hold (a sprint costs {{ sprint-price }}) a seat on the board',
  },
  {
    name: 'a fact typed by hand, in a field',
    file: 'services/pitchkit.md',
    from: 'timeline: "{{ pitchkit-duration }}"',
    to: 'timeline: ‸4 weeks',
    rule: 'typed-fact',
    says: 'Write `timeline: "{{ pitchkit-duration }}"`',
  },
  {
    name: 'a fact misspelt, in a text',
    add: { 'insights/test.md': articleWith('It takes ‸{{ sprint-duraton }}.') },
    rule: 'unknown-fact',
    says: 'did you mean `sprint-duration`',
    fixedFiles: { 'insights/test.md': articleWith('It takes {{ sprint-duration }}.') },
  },
  {
    name: 'a fact misspelt, in a text of a page',
    file: HOME,
    from: 'hold a seat on the board',
    to: 'hold a seat of ‸{{ audit-reviwer }} on the board',
    rule: 'unknown-fact',
    says: 'did you mean `audit-reviewer`',
    fixed: 'hold a seat of {{ audit-reviewer }} on the board',
  },
  {
    name: 'a fact that nobody knows',
    file: ARTICLE,
    from: TYPE,
    to: 'type: memo of ‸{{ horse-count }}',
    rule: 'unknown-fact',
    fixed: TYPE,
  },
  {
    name: 'a fact whose name has an underline',
    file: 'facts.yaml',
    from: 'sprint-duration: 4 weeks',
    to: '‸sprint_duration: 4 weeks',
    rule: 'front-matter-field',
    says: 'not `sprint_duration`',
    fixed: SPRINT,
  },
  {
    name: 'a fact whose name has a capital',
    file: 'facts.yaml',
    from: 'sprint-duration: 4 weeks',
    to: '‸Sprint-Duration: 4 weeks',
    rule: 'front-matter-field',
    says: 'not `Sprint-Duration`',
    fixed: SPRINT,
  },
  {
    name: 'a fact without a value',
    file: 'facts.yaml',
    from: 'sprint-duration: 4 weeks',
    to: 'sprint-duration:‸',
    rule: 'front-matter-field',
    says: 'Write a value behind `sprint-duration:`',
    fixed: 'sprint-duration: 4 weeks',
  },
];

/** Mistakes in files with the line ends and the mark of Windows. */
export const inFilesOfWindows: readonly Mistake[] = [
  {
    name: 'a colon in a title, in a file of Windows',
    add: {
      'insights/test.md': '---\r\ntitle: ‸Gate: A\r\nsummary: A text.\r\npublished: 2025-10-10\r\n---\r\n\r\nText.\r\n',
    },
    rule: 'yaml-quotes',
    says: 'Write `title: "Gate: A"`',
  },
  {
    name: 'an indented field in a file of Windows',
    add: {
      'insights/test.md':
        '\ufeff---\r\ntitle: A\r\n  ‸summary: A text.\r\npublished: 2025-10-10\r\n---\r\n\r\nText.\r\n',
    },
    rule: 'yaml-indentation',
    says: 'Write the line as `summary: A text.`',
  },
];

function articleWith(text: string): string {
  return `---\ntitle: A test\nsummary: A text for tests.\npublished: 2025-10-10\n---\n\n${text}\n`;
}
