import { ARTICLE, casesOf, edit, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('unknown-fact', [
  edit(
    'a fact with a blank in its name, in a field',
    ARTICLE,
    'type: value memo',
    'type: memo of ‸{{Sprint Duration}}',
    { says: 'did you mean `sprint-duration`' },
  ),
  {
    name: 'a fact with a blank in its name, in a text',
    add: {
      'insights/test.md':
        '---\ntitle: A test\nsummary: A text for tests.\npublished: 2025-10-10\n---\n\nIt takes ‸{{sprint duration}} in all.\n',
    },
    says: 'did you mean `sprint-duration`',
  },
  {
    name: 'a fact with capitals, in a text',
    add: {
      'insights/test.md':
        '---\ntitle: A test\nsummary: A text for tests.\npublished: 2025-10-10\n---\n\nOne line,\nthen it takes ‸{{ Sprint-Duration }}.\n',
    },
    says: 'did you mean `sprint-duration`',
  },
  {
    name: 'a fact with an underline, in a text',
    add: {
      'insights/test.md':
        '---\ntitle: A test\nsummary: A text for tests.\npublished: 2025-10-10\n---\n\nIt takes *some* ‸{{sprint_duration}}.\n',
    },
    says: 'did you mean `sprint-duration`',
  },
  {
    name: 'a fact with a brace too few',
    add: {
      'insights/test.md':
        '---\ntitle: A test\nsummary: A text for tests.\npublished: 2025-10-10\n---\n\nIt takes ‸{{ sprint-duration } in all.\n',
    },
    says: 'Put `{{ sprint-duration }}` in its place',
  },
  edit(
    'a fact in single braces, in a field',
    'services/pitchkit.md',
    'timeline: "{{ pitchkit-duration }}"',
    'timeline: "‸{ pitchkit-duration }"',
    { says: 'did you mean `{{ pitchkit-duration }}`' },
  ),
  edit(
    'a fact as its own value',
    'facts.yaml',
    'sprint-duration: 4 weeks',
    'sprint-duration: "‸{{ sprint-duration }}"',
    {
      says: ['`sprint-duration` in its own value', 'Write the value itself in its place'],
      fixed: 'sprint-duration: 4 weeks',
    },
  ),
  edit(
    'two facts, each the value of the other',
    'facts.yaml',
    'sprint-duration: 4 weeks\nsprint-sessions: 4 live sessions',
    'sprint-duration: "{{ sprint-sessions }}"\nsprint-sessions: "‸{{ sprint-duration }}"',
    {
      says: '`sprint-duration` in its own value, by way of `sprint-sessions`',
      fixed: 'sprint-duration: "{{ sprint-sessions }}"\nsprint-sessions: 4 live sessions',
    },
  ),
  {
    name: 'a fact misspelt, in a text',
    add: {
      'insights/test.md':
        '---\ntitle: A test\nsummary: A text for tests.\npublished: 2025-10-10\n---\n\nIt takes ‸{{ sprint-duraton }}.\n',
    },
    says: 'did you mean `sprint-duration`',
    fixedFiles: {
      'insights/test.md':
        '---\ntitle: A test\nsummary: A text for tests.\npublished: 2025-10-10\n---\n\nIt takes {{ sprint-duration }}.\n',
    },
  },
  edit(
    'a fact misspelt, in a text of a page',
    'pages/home.md',
    'hold a seat on the board',
    'hold a seat of ‸{{ audit-reviwer }} on the board',
    { says: 'did you mean `audit-reviewer`', fixed: 'hold a seat of {{ audit-reviewer }} on the board' },
  ),
  edit('a fact that is not known', ARTICLE, 'type: value memo', 'type: memo of ‸{{ horse-count }}', {
    fixed: 'type: value memo',
  }),
  inArticle('a fact between other braces than two, {{{ ready-in }}}', 'It takes ‸{{{ ready-in }}} at most.', {
    says: 'Put `{{ ready-in }}` in its place',
  }),
  inArticle('a fact between other braces than two, {{{ ready-in }}', 'It takes ‸{{{ ready-in }} at most.', {
    says: 'Put `{{ ready-in }}` in its place',
  }),
  inArticle('a fact between other braces than two, {ready-in}', 'It takes ‸{ready-in} at most.', {
    says: 'Put `{{ ready-in }}` in its place',
  }),
  inArticle('a fact with a blank in its name', 'It takes ‸{{sprint duration}}.', {
    says: 'did you mean `sprint-duration`',
  }),
  inArticle('a fact with capitals', 'It takes ‸{{ Sprint-Duration }}.', { says: 'did you mean `sprint-duration`' }),
  inArticle('a fact in single braces', 'It takes ‸{sprint-duration}.', {
    says: 'did you mean `{{ sprint-duration }}`',
  }),
  inArticle('a fact whose last brace is missing', 'It takes ‸{{ sprint-duration }.', {
    says: 'did you mean `{{ sprint-duration }}`',
  }),
  inArticle('a fact that is not known, in HTML in a quotation', '> <div>\n> ‸{{ no-such-fact }}\n> </div>', {
    says: '`no-such-fact`',
    fixed: '> <div>\n> One.\n> </div>',
  }),
  inArticle('a fact that is not known, behind signs in HTML', '<div>If x <your-name> then ‸{{ no-such-fact }}</div>', {
    says: '`no-such-fact`',
    fixed: '<div>If x then y</div>',
  }),
]);
