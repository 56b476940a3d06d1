import { warning } from '../rule.ts';
import { MOVING_GIF, PNG, withPicture } from '../words.ts';

export const imageSequence = warning('images', {
  message: (v) => `Unexpected frames or pages in \`${v.path}\`: only the first is published`,
  advice: () => 'Save the one that readers need as a picture of its own; a drawing in SVG may move.',
  means:
    'This file holds several pictures, one after the other: a moving GIF, or a document of several pages. Pages show still pictures, ' +
    'which do not disturb reading, so only the first is published. If another one is what readers need, save that one.',
  parameters: { path: '../images/square.gif' },
  example: withPicture(
    '‸![A square](../images/square.gif)',
    { file: 'images/square.gif', base64: MOVING_GIF, is: 'a GIF that moves' },
    '![A square](../images/square.png)',
    { file: 'images/square.png', base64: PNG, is: 'a picture that does not' },
  ),
});
