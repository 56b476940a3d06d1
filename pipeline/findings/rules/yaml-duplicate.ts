import { ARTICLE, error, inFields, lines } from '../rule.ts';

export const yamlDuplicate = error('yaml', {
  message: (v) => `Unexpected second field \`${v.name}\`: line ${v.firstLine} has it already`,
  advice: (v) => `Take out this one or that in line ${v.firstLine}, with what belongs to it.`,
  means:
    'A field stands here a second time, and only one of the two can hold. Perhaps a line was copied and not changed. Which of them is right, ' +
    'only you can know.',
  parameters: { firstLine: '2', name: 'type' },
  example: inFields(ARTICLE, lines('type: memo', '‸type: note'), lines('type: note')),
});
