import type { yaml as rules } from '../rules/yaml.ts';
import { inFields, lines } from './example.ts';
import type { LessonForEachRule } from './lesson.ts';

const ARTICLE = 'insights/my-article.md';

/** How YAML is written. */
export const yaml = {
  'yaml-syntax': {
    means:
      'A field is a name, a colon, a space, and a value. This line is none of that, and no slip ' +
      'is known that would explain it. Until it is right nobody can say where a field ends and the next begins, so the file is not read.',
    values: { help: 'Take the line `...` out.', mark: '...', reason: '`...` ends what belongs together' },
    example: inFields(ARTICLE, lines('type: memo', '‸...'), lines('type: memo')),
  },
  'yaml-indentation': {
    means:
      'The blanks before a line say which field it belongs to: lines that belong together begin in the same column. This one begins in ' +
      'another, so it would belong to the field above it, or to none. The message names a line that it was compared with.',
    values: { expected: '0', found: '2', like: 'type', likeLine: '2', line: 'tags: [capital]' },
    example: inFields(ARTICLE, lines('type: memo', '  ‸tags: [capital]'), lines('type: memo', 'tags: [capital]')),
  },
  'yaml-colon': {
    means:
      'A field is its name, a colon, a space, and its value. Without the colon or the space behind it, the whole line is taken for a text. ' +
      'The message shows the line as it was probably meant: look at it before you copy it.',
    values: { line: 'title: What a gate is for', name: 'title', reason: 'blank', write: 'title: What a gate is for' },
    example: inFields(ARTICLE, '‸title:What a gate is for', 'title: What a gate is for'),
  },
  'yaml-quotes': {
    means:
      'Some signs mean something in a field: a second `: `, quotation marks, a bracket at the beginning. A value that has one of them goes ' +
      'in quotes, and is then taken as it is. A text with an apostrophe goes in double quotes, since single ones would end at it.',
    values: {
      line: 'title: "Gate: what it costs"',
      reason: 'colon',
      text: 'Gate: what it costs',
      write: 'title: "Gate: what it costs"',
    },
    example: inFields(ARTICLE, 'title: ‸Gate: what it costs', 'title: "Gate: what it costs"'),
  },
  'yaml-wrapped': {
    means:
      'A text may go on in the next line, but that line has to begin with blanks: without them it would be a field of its own, ' +
      'and it has no name. Many editors break long lines by themselves. You can also write the whole text on one line, however long it is.',
    values: { expected: '2', line: '  and by whom.' },
    example: inFields(
      ARTICLE,
      lines('summary: What is decided at a gate,', '‸and by whom.'),
      lines('summary: What is decided at a gate,', '  and by whom.'),
    ),
  },
  'yaml-joined': {
    means:
      'Each field, and each entry of a list, begins a line of its own, with as many blanks before it as those beside it. Here one stands behind ' +
      'the value of another, as where the end of a line was deleted, and would be a part of that value.',
    values: { name: 'type', line: 'type: memo' },
    example: inFields(
      ARTICLE,
      'summary: "What is decided at a gate." ‸type: memo',
      lines('summary: "What is decided at a gate."', 'type: memo'),
    ),
  },
  'yaml-cut': {
    means:
      'Behind a space, `#` begins a note that nobody but you reads; `&` and `!` before a value have meanings of their own. Here a part ' +
      'of a text would be lost, and the page would say less than you wrote. In double quotes every sign is taken as it is.',
    values: { lost: '#2 is for', sign: '#', write: 'title: "Gate #2 is for"' },
    example: inFields(ARTICLE, 'title: ‸Gate #2 is for', 'title: "Gate #2 is for"'),
  },
  'yaml-list': {
    means:
      'In a list, each entry begins with a hyphen and a space. Without the space, the hyphen is the first letter of a word; without the hyphen, ' +
      'nobody can say where an entry ends. A field that is no entry of a list has none.',
    values: { line: '  - strategy', sign: '-', write: '- strategy' },
    example: inFields(
      ARTICLE,
      lines('tags:', '  - capital', '  ‸-strategy'),
      lines('tags:', '  - capital', '  - strategy'),
    ),
  },
  'yaml-brackets': {
    means:
      'A list may stand in brackets, and the fields of a link in braces. What is opened has to be closed in the end, or all that ' +
      'follows would belong to it.',
    values: { line: 'tags: [capital, strategy]', missing: ']', write: 'tags: [capital, strategy]' },
    example: inFields(ARTICLE, 'tags: ‸[capital, strategy', 'tags: [capital, strategy]'),
  },
  'yaml-block': {
    means:
      'The signs `|` and `>` behind a colon say that a longer text begins in the next line. What stands in their own line is no text. ' +
      'So nobody can say whether it belongs to it.',
    values: { blanks: '2', sign: '>' },
    example: inFields(
      ARTICLE,
      lines('summary: ‸> What is decided at a gate,', '  and by whom.'),
      lines('summary: >', '  What is decided at a gate,', '  and by whom.'),
    ),
  },
  'joined-lines': {
    means:
      'A text that goes on in the next line is one paragraph, whatever its lines begin with: a list becomes a sentence with ' +
      'numbers or asterisks in it. With `|` behind the colon each line stays what it is.',
    values: { name: 'text' },
    example: inFields(
      'pages/for-universities.md',
      lines('sections:', '  - kind: prose', '    text: We bring', '      ‸1. the plan', '      2. the sum'),
      lines('sections:', '  - kind: prose', '    text: |', '      We bring', '      1. the plan', '      2. the sum'),
    ),
  },
  'yaml-duplicate': {
    means:
      'A field stands here a second time, and only one of the two can hold. Perhaps a line was copied and not changed. Which of them is right, ' +
      'nobody but you can know.',
    values: { firstLine: '2', name: 'type', same: 'false' },
    example: inFields(ARTICLE, lines('type: memo', '‸type: note'), lines('type: note')),
  },
  'yaml-blank': {
    means:
      'Word processors and web pages have blanks of several kinds, which look alike. Only that of the space bar counts; ' +
      'another one is a letter to it. Delete it, and press the space bar.',
    values: { line: 'type: memo', write: 'type: memo' },
    example: inFields(ARTICLE, 'type:‸\u00a0memo', 'type: memo'),
  },
  'yaml-tab': {
    means:
      'The spaces at the beginning of a line say which field it belongs to. A tab looks the same, but is as wide as each ' +
      'editor pleases, so it is not allowed there. Most editors can be told to write two spaces when you press the tab key.',
    values: { line: '  - capital' },
    example: inFields(ARTICLE, lines('tags:', '‸\t- capital'), lines('tags:', '  - capital')),
  },
  'yaml-escape': {
    means:
      'In double quotes a backslash begins an escape: `\\u` and four digits stand for a character. Emoji and other rare ' +
      'characters need two escapes, and here one of the two is missing, so what is left is no character at all. Nobody needs ' +
      'escapes: type or paste the character itself.',
    values: { escape: '\\uD83C' },
    example: inFields(ARTICLE, 'title: ‸"A song for \\uD83C"', 'title: "A song for 🎹"'),
  },
} as const satisfies LessonForEachRule<typeof rules>;
