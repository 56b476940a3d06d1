import type { notes as rules } from '../rules/notes.ts';
import { inText, lines } from './example.ts';
import type { LessonForEachRule } from './lesson.ts';

/** Notes whose other half, words or name nobody would find. */
export const notes = {
  'missing-note': {
    means:
      'A note has two halves: `[^name]` in the text, and a paragraph that begins with `[^name]:`. Here the second is missing, or has another name, ' +
      'so that readers would see the brackets and never the note.',
    values: { label: 'costs', kind: 'without note', nearest: 'cost' },
    example: inText(
      lines('A gate is cheap.‸[^costs]', '', '[^cost]: Beside what it saves.'),
      lines('A gate is cheap.[^cost]', '', '[^cost]: Beside what it saves.'),
    ),
  },
  'unused-note': {
    means:
      'A note stands in the margin beside the place that refers to it. Nothing refers to this one, so there is no such place, and it would not be published at all.',
    values: { label: 'cost' },
    example: inText(
      lines('A gate is cheap.', '', '‸[^cost]: Beside what it saves.'),
      lines('A gate is cheap.[^cost]', '', '[^cost]: Beside what it saves.'),
    ),
  },
  'repeated-name': {
    means:
      'The name in the brackets of a note, or of a line with the address of a link, tells which one the text refers to. Two have the same name here: the first counts, and nobody would ever read the second.',
    values: { kind: 'note', label: '[^cost]', line: '8' },
    example: inText(
      lines('A gate is cheap.[^cost]', '', '[^cost]: Beside what it saves.', '', '‸[^cost]: In most cases.'),
      lines('A gate is cheap.[^cost] [^most]', '', '[^cost]: Beside what it saves.', '', '[^most]: In most cases.'),
    ),
  },
  'note-form': {
    means:
      'A note has a `^` in its brackets. Without it, the line gives a link its address: one word behind it vanishes from the page, and more than one are shown as they are. ' +
      'The sign belongs in both places, here and where the text refers to it.',
    values: { label: '1' },
    example: inText(
      lines('A gate is cheap.[1]', '', '‸[1]: Mostly'),
      lines('A gate is cheap.[^1]', '', '[^1]: Mostly'),
    ),
  },
} as const satisfies LessonForEachRule<typeof rules>;
