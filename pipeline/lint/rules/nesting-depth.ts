import { error, inText } from '../rule.ts';

export const nestingDepth = error('text', {
  message: (v) => `Unexpected depth: more than ${v.limit} levels of quotes, lists or HTML inside each other`,
  advice: () =>
    'Close the tags that are open, or take out the `>` and the signs of lists at the beginning of the line.',
  means:
    'Quotes, lists and HTML can stand inside each other, but a hundred of them cannot be read. Nearly always these signs ' +
    'came along with something that was pasted. The file is not read, because it could bring a browser to a halt.',
  parameters: { limit: '100' },
  example: inText(`${'>'.repeat(100)}‸> A gate is a decision.`, '> A gate is a decision.'),
});
