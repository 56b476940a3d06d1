import { error } from '../rule.ts';

export const fileName = error('files', {
  message: (v) => `Unexpected name \`${v.name}\`: ${v.reason}`,
  advice: () => 'Rename the file, or the folder, with letters, digits and hyphens only.',
  means:
    'The name of this file or folder holds a character that cannot be seen, or that looks the same as another: one that cannot be seen, ' +
    'or one that turns the letters after it around. Such characters come along when a name is pasted. Addresses are made of names, so ' +
    'a visitor could never type this one. Here the name has an invisible character behind `steps`.',
  parameters: { name: 'three-steps\u200B.md', reason: 'it holds a character that cannot be seen' },
  example: {
    wrong: [
      {
        form: 'text',
        file: 'insights/three-steps\u200B.md',
        text: 'The name of this file ends in a space without width.',
      },
    ],
    right: [{ form: 'text', file: 'insights/three-steps.md', text: 'The name of this file was typed anew.' }],
  },
});
