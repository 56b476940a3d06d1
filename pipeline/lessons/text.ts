import type { text as rules } from '../rules/text.ts';
import { inText, lines } from './example.ts';
import type { LessonForEachRule } from './lesson.ts';

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
} as const satisfies LessonForEachRule<typeof rules>;
