import type { slips as rules } from '../rules/slips.ts';
import { inFields, inText, inWhole, lines } from './example.ts';
import type { LessonForEachRule } from './lesson.ts';

/** Markdown that would be published as something else than its writer meant. */
export const slips = {
  'unused-definition': {
    means:
      'A line of brackets, a colon and an address gives the address to links that name it. None does, so the line is nowhere on the page. ' +
      'If it was meant as a source, write it as a note.',
    values: { label: 'report' },
    example: inText(
      lines('Read the report.', '', '‸[report]: https://example.com/report'),
      lines('Read [the report][report].', '', '[report]: https://example.com/report'),
    ),
  },
  'missing-definition': {
    means:
      'Two pairs of square brackets make a link whose address stands elsewhere, on a line that begins with the second pair and a colon. ' +
      'There is no such line, so readers would see all the brackets.',
    values: { what: '[the report][study]', label: 'study' },
    example: inText('Read ‸[the report][study].', 'Read [the report](https://example.com/study).'),
  },
  'link-form': {
    means:
      'A link is `[words](address)`: square brackets first, round ones directly behind them, no blank in the address, straight quotation marks if any. ' +
      'Anything else is shown as it is typed, and leads nowhere.',
    values: { kind: 'link', what: '[the questions] (/faq)', expected: '[the questions](/faq)' },
    example: inText('Read ‸[the questions] (/faq).', 'Read [the questions](/faq).'),
  },
  'link-empty': {
    means:
      'A link needs words that a reader can click, and an address that it leads to. Without words nobody sees it, and those who hear the page hear only that there is a link; ' +
      'without an address it leads to the very page that it stands on.',
    values: { what: '[the questions]()', kind: 'address' },
    example: inText('Read ‸[the questions]().', 'Read [the questions](/faq).'),
  },
  'address-form': {
    means:
      'The address has a slip of the fingers at its beginning or its end: a slash, a colon or a letter too few, or a bracket that nothing closes. It would be no link, or one that leads nowhere.',
    values: { what: 'http:/example.com', expected: 'http://example.com' },
    example: inText('It is at ‸http:/example.com now.', 'It is at http://example.com now.'),
  },
  'emphasis-form': {
    means:
      'Two stars make words bold when they touch the words on both sides, inside. With a blank between, or without the other end, nothing is bold, and readers see the stars.',
    values: { kind: 'blank', what: '** decision **', expected: '**decision**' },
    example: inText('A gate is a ‸** decision **.', 'A gate is a **decision**.'),
  },
  'heading-form': {
    means:
      'A heading is made by one or more `#`, a blank, and its words. Without the blank it is a paragraph that begins with these signs, and is missing from the contents of the page. ' +
      'Some programs type a special blank instead, which looks the same and does not count.',
    values: { kind: 'none', what: '##Before a gate', expected: '## Before a gate' },
    example: inText(lines('‸##Before a gate', '', 'Text.'), lines('## Before a gate', '', 'Text.')),
  },
  'bold-heading': {
    means:
      'Headings have their own weight and size on every page. Bold signs inside of one come along with what is pasted from a word processor, and make it differ from all others.',
    values: { what: '**Before a gate**', expected: 'Before a gate' },
    example: inText(lines('## ‸**Before a gate**', '', 'Text.'), lines('## Before a gate', '', 'Text.')),
  },
  'underlined-heading': {
    means:
      'A line of hyphens or equals signs directly below words makes a heading of them, however long they are. Mostly a line across the page was meant, which needs a blank line above it.',
    values: { kind: 'line', signs: '---' },
    example: inText(
      lines('A gate is a decision.', '‸---', '', 'It takes a day.'),
      lines('A gate is a decision.', '', '---', '', 'It takes a day.'),
    ),
  },
  'unjoined-changes': {
    means:
      'Two people have changed the same place, and git has left both versions in the file, between lines of its own. Somebody has to say which one counts: until then, readers would see both, and the marks.',
    values: { mark: '<<<<<<< HEAD' },
    example: inText(
      lines('‸<<<<<<< HEAD', 'A gate takes a day.', '=======', 'A gate takes two days.', '>>>>>>> later'),
      'A gate takes two days.',
    ),
  },
  'list-form': {
    means:
      'An item of a list begins with `- `, or with a number, a point and a blank. Bullets of a word processor, dashes, or a hyphen without a blank are text: ' +
      'the items would run together in one paragraph, and those who hear the page would not hear a list.',
    values: { what: '•', expected: '- ' },
    example: inText(lines('‸• time', '• money'), lines('- time', '- money')),
  },
  'table-form': {
    means:
      'A table needs a line of hyphens directly below its head, with as many columns as that, and no blank line between its rows. Otherwise its lines are shown as text, with all their strokes.',
    values: { kind: 'rule', expected: '|---|---|' },
    example: inText(
      lines('‸| Gate | Month |', '| first | 4 |'),
      lines('| Gate | Month |', '|---|---|', '| first | 4 |'),
    ),
  },
  'lost-cell': {
    means:
      'The head of a table decides how many columns it has. A row with more cells loses those at its end: nobody would read them. ' +
      'Often a `|` in the text was taken for the end of a cell, which a backslash before it prevents. ' +
      'In a table of tags, such as `<td>`, an empty line ends the table for a moment, and four blanks below it make code of a cell.',
    values: { what: 'done', cells: '3', columns: '2' },
    example: inText(
      lines('| Gate | Month |', '|---|---|', '| first | 4 | ‸done |'),
      lines('| Gate | Month |', '|---|---|', '| first | 4, done |'),
    ),
  },
  'missing-cell': {
    means:
      'The row has fewer cells than the head of its table. The others stay empty, and if one in the middle was left out, all behind it stand in the wrong column. A text directly below a table becomes such a row.',
    values: { kind: 'row', cells: '1', columns: '2', expected: '| first | |' },
    example: inText(
      lines('| Gate | Month |', '|---|---|', '‸| first |'),
      lines('| Gate | Month |', '|---|---|', '| first | |'),
    ),
  },
  'prose-as-code': {
    means:
      'Four blanks at the beginning of a line make code of a paragraph: it is shown in the letters of a typewriter, in one line that does not wrap. The blanks came along with what was pasted. Tags such as `<li>`, with an empty line above, become code in the same way.',
    values: { what: 'a paragraph' },
    example: inText(
      lines('Text.', '', '‸    A gate is a decision that somebody takes.'),
      lines('Text.', '', 'A gate is a decision that somebody takes.'),
    ),
  },
  'unclosed-code': {
    means:
      'Three backticks begin code, and three more, on a line of their own, end it. Nothing ends this one, so that all of the rest of the text would be shown as code.',
    values: { fence: 'three backticks', lines: '3' },
    example: inText(
      lines('‸```', 'value / cost', '', 'That is all.'),
      lines('```', 'value / cost', '```', '', 'That is all.'),
    ),
  },
  'fence-form': {
    means:
      'Code stands between two lines of three backticks. Quotation marks and accents look alike, and programs put them in their place, but they are text: the code would be set as a paragraph.',
    values: { what: '´´´' },
    example: inText(lines('‸´´´', 'value / cost', '´´´'), lines('```', 'value / cost', '```')),
  },
  'typed-escape': {
    means:
      'Programs write a new line as `\\n`, and let a backslash say that a line goes on. In a text they are what they look like, and readers would see them.',
    values: { what: '\\' },
    example: inText('A gate is a decision.‸\\', 'A gate is a decision.'),
  },
  'invisible-sign': {
    means:
      'There is a sign between the letters that nobody can see; it comes along with what is pasted from elsewhere. It is published all the same: the word is then not found by those who search for it, and may break in the wrong place.',
    values: { sign: 'zero-width space U+200B', count: '1' },
    example: inText('A deci‸\u200bsion.', 'A decision.'),
  },
  'wrong-encoding': {
    means:
      'A program has read this text as if it were saved in another way than it was, and made two or three signs of one letter, or lost it. It is published like that. ' +
      'Where the letter can be known, the message says it; copy the text anew from where it was right.',
    values: { found: 'Ã©', meant: 'é' },
    example: inText('The caf‸Ã© is open.', 'The café is open.'),
  },
  'foreign-syntax': {
    means:
      'Other programs that make pages of Markdown have signs of their own, for boxes, formulas, pictures of faces or links inside a wiki. This one does not know them, so readers would see what is typed. ' +
      'The message says what to write instead.',
    values: { kind: 'wiki', what: '[[faq]]' },
    example: inText('Read ‸[[faq]].', 'Read [the questions](/faq).'),
  },
  'unfinished-text': {
    means:
      'Words such as TODO, TBD or “lorem ipsum” keep a place for others. Somebody meant to come back to it. As it is, every visitor reads it.',
    values: { words: 'TBD' },
    example: inText('A gate costs ‸TBD.', 'A gate costs a day.'),
  },
  'empty-text': {
    means:
      'The file has its fields, so it gets a page and a place in every list, but there is nothing to read on it, or there are headings and nothing below them. ' +
      'Readers and search engines would take the site for unfinished.',
    values: { what: 'the article', reason: 'nothing stands below its fields' },
    example: inWhole(
      'insights/my-article.md',
      lines('---', 'title: An example', 'summary: One sentence.', 'published: 2024-01-01', '‸---'),
      lines('---', 'title: An example', 'summary: One sentence.', 'published: 2024-01-01', '---', '', 'A gate.'),
    ),
  },
  'markdown-in-field': {
    means:
      'Titles, summaries and other short fields are plain text: they go to the tab of the browser, to search engines and to the cards of other sites, where nothing can be bold. ' +
      'Signs of Markdown and HTML would be shown there as they are. A fact may be put into such a field, so it is plain text too.',
    values: { field: 'title', what: '**gate**', expected: 'gate' },
    example: inFields('insights/my-article.md', 'title: "What a ‸**gate** is"', 'title: "What a gate is"'),
  },
} as const satisfies LessonForEachRule<typeof rules>;
