import { warning } from '../rule.ts';

export const copiedFile = warning('files', {
  message: (v) => `Unexpected copy \`${v.name}\` of \`${v.other}\`: it is left out`,
  advice: () => 'Delete it, or give it a name of its own if it is another text.',
  means:
    'The name says that this is a copy, as systems call one that is made by mistake. Published, ' +
    'the text would stand on the site twice, at two addresses. So the copy is left out until it is deleted, or has a name of its own. ' +
    'What is published already is never taken for the copy.',
  parameters: { name: 'winter-air (1).md', other: 'insights/winter-air.md' },
  example: {
    wrong: [{ form: 'text', file: 'insights/winter-air (1).md', text: 'Air is dry in winter.' }],
    right: [{ form: 'text', file: 'insights/dry-air.md', text: 'Air is dry in winter.' }],
  },
});
