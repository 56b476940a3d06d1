import type { text as rules } from '../rules/text.ts';
import { inText, lines } from './example.ts';
import type { LessonForEachRule } from './lesson.ts';

const ARTICLE = 'insights/my-article.md';
const ONE_QUESTION = ['## Money {#group-money}', '', '### What does it cost? {#how-often}', '', '€50.'];

/** How a text is written. */
export const text = {
  'repeated-text': {
    means:
      'Two texts say the same of themselves in lists and search results, or are the same as a whole: most likely one was begun as a copy of the other, ' +
      'and not everything in it is new yet. Readers take them for one, and search engines show only one of them. What is published already is never the one to change.',
    values: { parts: 'summary', other: 'insights/winter-air.md' },
    example: {
      wrong: [
        { form: 'fields', file: 'insights/winter-air.md', text: 'summary: Air is dry in winter.' },
        {
          form: 'fields',
          file: 'insights/wood-moves.md',
          text: lines('summary: ‸Air is dry in winter.', 'published: 2025-01-02'),
        },
      ],
      right: [
        { form: 'fields', file: 'insights/winter-air.md', text: 'summary: Air is dry in winter.' },
        {
          form: 'fields',
          file: 'insights/wood-moves.md',
          text: lines('summary: Wood moves with the air around it.', 'published: 2025-01-02'),
        },
      ],
    },
  },
  'heading-level': {
    means:
      'Headings are the table of contents of a page: many blind readers jump from one to the next, and search engines read them first. ' +
      'The title is the largest, so sections begin with `##`, and what stands inside a section with `###`. A level that is left out ' +
      'sounds as if a part were missing.',
    values: { level: '4', top: '##', expected: '3' },
    example: inText(
      lines('## Before a gate', '', '‸#### What to prepare', '', 'A question.'),
      lines('## Before a gate', '', '### What to prepare', '', 'A question.'),
    ),
  },
  'nesting-depth': {
    means:
      'Quotes, lists and HTML can stand inside each other, but nobody can read a hundred of them. Nearly always these signs ' +
      'came along with something that was pasted. The file is not read, because it could bring a browser to a halt.',
    values: { limit: '100' },
    example: inText(`${'>'.repeat(100)}‸> A gate is a decision.`, '> A gate is a decision.'),
  },
  'typed-fact': {
    means:
      'A value of `facts.yaml` was typed by hand. When it changes there, every text that names the fact changes with it, and this one would go on ' +
      'saying what is no longer true. The same number of something else is not meant by this: `4 weeks` is told of where a word of the ' +
      'name of the fact stands beside it (in its sentence, its heading, its line of a table, the fields around it), where the file names the same fact in ' +
      'another place, or where the file is that of the service; a range of money, or a sum such as `€5.3M`, is told of everywhere. If it is not ' +
      'the fact all the same, a backslash before the number says so; in double quotes, two of them.',
    values: { typed: '4 weeks', name: 'sprint-length', meant: '\\4 weeks' },
    example: {
      wrong: [
        { form: 'fields', file: 'facts.yaml', text: 'sprint-length: 4 weeks' },
        { form: 'text', file: ARTICLE, text: 'A sprint takes ‸4 weeks.' },
      ],
      right: [
        { form: 'fields', file: 'facts.yaml', text: 'sprint-length: 4 weeks' },
        { form: 'text', file: ARTICLE, text: 'A sprint takes {{ sprint-length }}.' },
      ],
    },
  },
  'repeated-question': {
    means:
      'The page of questions has this question twice, in the same words but for capitals and signs. A visitor who opens one of them wonders what ' +
      'the other says, and search engines get two answers to one question. Keep the better one, or join them.',
    values: { question: 'What does it cost', line: '8' },
    example: inText(
      lines(...ONE_QUESTION, '', '‸### What does it cost', '', 'It depends.'),
      lines(...ONE_QUESTION),
      'pages/faq.md',
    ),
  },
  'heading-alone': {
    means:
      'Nothing stands between this heading and the next one, or the end. Readers who open the question, or come from the contents, would find an empty place, so the heading is left out. ' +
      'Perhaps a part was lost when it was pasted, or an answer is still to be written.',
    values: { words: 'What comes next' },
    example: inText(
      lines('A gate is a decision.', '', '‸## What comes next'),
      lines('A gate is a decision.', '', '## What comes next', '', 'The next gate.'),
    ),
  },
  'empty-part': {
    means:
      'The signs of a list, a quote, a fold or code stand there, and no words behind them. Readers would see a bullet, a bar or a box with nothing in it, so it is left out; the words of a fold stay.',
    values: { what: 'item of a list' },
    example: inText(lines('- time', '‸-', '- money'), lines('- time', '- money')),
  },
  'chat-words': {
    means:
      'A chat program talks to you before and behind the text that it hands over, and puts its own name into addresses. Such a sentence was copied along with the text; readers would see who has written it.',
    values: { words: 'Would you like me to expand it?' },
    example: inText(lines('A gate is a decision.', '', '‸Would you like me to expand it?'), 'A gate is a decision.'),
  },
} as const satisfies LessonForEachRule<typeof rules>;
