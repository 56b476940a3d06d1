import { casesOf, edit, inArticle, inField } from '../mistakes/rows.ts';

export const cases = casesOf('unknown-fact', [
  inField('type: memo of ‸{{Sprint Duration}}', 'did you mean `sprint-duration`'),
  inArticle('It takes *some* ‸{{sprint_duration}}.', 'did you mean `sprint-duration`'),
  edit(
    'services/pitchkit.md',
    'timeline: "{{ pitchkit-duration }}"',
    'timeline: "‸{ pitchkit-duration }"',
    'did you mean `{{ pitchkit-duration }}`',
  ),
  edit('facts.yaml', 'sprint-duration: 4 weeks', 'sprint-duration: "‸{{ sprint-duration }}"', {
    says: ['`sprint-duration` in its own value', 'Write the value itself in its place'],
    undone: true,
  }),
  edit(
    'facts.yaml',
    'sprint-duration: 4 weeks\nsprint-sessions: 4 live sessions',
    'sprint-duration: "{{ sprint-sessions }}"\nsprint-sessions: "‸{{ sprint-duration }}"',
    {
      says: '`sprint-duration` in its own value, by way of `sprint-sessions`',
      fixed: 'sprint-duration: "{{ sprint-sessions }}"\nsprint-sessions: 4 live sessions',
    },
  ),
  inArticle('It takes ‸{{ sprint-duraton }}.', {
    says: 'did you mean `sprint-duration`',
    fixed: 'It takes {{ sprint-duration }}.',
    isGuess: true,
  }),
  edit('pages/home.md', 'hold a seat on the board', 'hold a seat of ‸{{ audit-reviwer }} on the board', {
    says: 'did you mean `audit-reviewer`',
    fixed: 'hold a seat of {{ audit-reviewer }} on the board',
  }),
  inField('type: memo of ‸{{ horse-count }}', { undone: true }),
  inArticle('It takes ‸{{{ ready-in }}} at most.', 'Put `{{ ready-in }}` in its place'),
  inArticle('It takes ‸{{{ ready-in }} at most.', 'Put `{{ ready-in }}` in its place'),
  inArticle('It takes ‸{ready-in} at most.', 'Put `{{ ready-in }}` in its place'),
  inArticle('It takes ‸{{sprint duration}}.', 'did you mean `sprint-duration`'),
  inArticle('It takes ‸{{ Sprint-Duration }}.', 'did you mean `sprint-duration`'),
  inArticle('It takes ‸{sprint-duration}.', 'did you mean `{{ sprint-duration }}`'),
  inArticle('It takes ‸{{ sprint-duration }.', 'did you mean `{{ sprint-duration }}`'),
  ...[
    '{ { sprint-duration } }',
    '{ {sprint-duration}}',
    '{{sprint-duration} }',
    '{ {{ sprint-duration }} }',
    '{{ sprint-duration }}}',
    '{ {{ sprint-duration }}',
    '{ Sprint_Duration }',
    '{{\nsprint-duration }}',
    '{\u00a0{ sprint-duration }\u00a0}',
  ].map((typed) =>
    inArticle(`It takes ‸${typed} at most.`, {
      says: 'did you mean `{{ sprint-duration }}`',
      fixed: 'It takes {{ sprint-duration }} at most.',
    }),
  ),
  inArticle('> It takes ‸{ {\n> sprint-duration } } at most.', {
    says: 'the fact `{ { sprint-duration } }`',
    fixed: '> It takes {{ sprint-duration }} at most.',
  }),
  inArticle('Me@example.org: it takes ‸{ { sprint-duration } } at most.', {
    fixed: 'Me@example.org: it takes {{ sprint-duration }} at most.',
  }),
  inArticle('<div>It takes ‸{ { sprint-duration } } at most.</div>', {
    fixed: '<div>It takes {{ sprint-duration }} at most.</div>',
  }),
  inArticle('![A plan of ‸{sprint-duration}](../images/ladder.svg)', {
    fixed: '![A plan of {{ sprint-duration }}](../images/ladder.svg)',
  }),
  inArticle('It takes ‸{ { sprint-duraton } } at most.', {
    says: 'Put `{{ sprint-duration }}` in its place',
    fixed: 'It takes {{ sprint-duration }} at most.',
    isGuess: true,
  }),
  inArticle('It takes ‸${sprint-duration} at most.', {
    says: 'Put `{{ sprint-duration }}` in its place',
    fixed: 'It takes {{ sprint-duration }} at most.',
    isGuess: true,
  }),
  inField('type: memo of ‸{ { sprint-duration } }', {
    says: 'Put `{{ sprint-duration }}` in its place',
    fixed: 'type: memo of {{ sprint-duration }}',
  }),
  inArticle('> <div>\n> ‸{{ no-such-fact }}\n> </div>', { says: '`no-such-fact`', fixed: '> <div>\n> One.\n> </div>' }),
  inArticle('<div>If x <your-name> then ‸{{ no-such-fact }}</div>', {
    says: '`no-such-fact`',
    fixed: '<div>If x <your-name> then y</div>',
  }),
]);

export const silent = [
  'Sets of {a}, { {a} }, {{{ a }}} and ${a}, `{ { a } }`, and braces of a writer: \\{ { a } } and \\{{ a }}.',
];
