import { error } from '../rule.ts';
import { PNG, withPicture } from '../words.ts';

export const mislabelledImage = error('images', {
  message: (v) => `Unexpected ending of \`${v.path}\`: the file holds a picture in the format ${v.actual}`,
  advice: ({ path = '', ending = '' }) =>
    `Give the file the ending \`.${ending}\`, and write \`${path.replace(/[^.]*$/, ending)}\` here; or open it and export it in the format that its name says.`,
  means:
    'The ending of the name says one kind of picture, and the file holds another. It happens when a file is renamed, since that does ' +
    'not change what is in it. Hosts tell browsers the kind by the ending, so some visitors would not see the picture.',
  parameters: { path: '../images/ladder.jpg', actual: 'PNG', ending: 'png' },
  example: withPicture(
    '‸![Our ladder](../images/ladder.jpg)',
    { file: 'images/ladder.jpg', base64: PNG, is: 'a PNG picture' },
    '![Our ladder](../images/ladder.png)',
    { file: 'images/ladder.png', base64: PNG, is: 'the same PNG picture' },
  ),
});
