import { error } from '../rule.ts';

export const internalFault = error('files', {
  message: (v) => `Cannot read this file: the program itself fails over it (${v.reason})`,
  advice: () => 'This is no fault of yours: send this message and the file to the developer of the program.',
  means:
    'The program has failed over this file, in a way that its makers did not foresee. You have done nothing wrong. The published site ' +
    'stays as it was. If you are in a hurry, put back what you wrote last in this file, a paragraph at a time, until the message is gone.',
  parameters: { reason: 'Unexpected end of list' },
  example: { none: 'No text is known that leads to this; one that does shows a fault of the program.' },
});
