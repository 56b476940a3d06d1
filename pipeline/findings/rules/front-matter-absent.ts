import { ARTICLE, error, inWhole, lines } from '../rule.ts';

export const frontMatterAbsent = error('fields', {
  message: (v) => `Cannot find the fields of this file: ${v.reason}`,
  advice: (v) => v.help,
  means:
    'Each text begins with its fields (its title, its day), between two lines of three hyphens. Without ' +
    'them it is not known what the page is called or when it appeared, so it cannot be made. Perhaps the first line is blank, the ' +
    'second line of hyphens is missing, or a word processor has made a dash of them.',
  parameters: {
    reason: 'the file does not begin with a line `---`',
    help: 'Begin the file with a line `---`, then the fields, then another line `---`.',
  },
  example: inWhole(
    ARTICLE,
    lines('‸# What a gate is for', '', 'A gate is a decision.'),
    lines(
      '---',
      'title: What a gate is for',
      'summary: What is decided at a gate, and by whom.',
      'published: 2025-11-03',
      '---',
      '',
      'A gate is a decision.',
    ),
  ),
});
