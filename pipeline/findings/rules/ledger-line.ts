import { type TextParameters, error, inWhole } from '../rule.ts';

/** `conflict`: present for a conflict marker of git. */
export const ledgerLine = error<TextParameters<'text', 'conflict'>>('addresses', {
  message: (v) =>
    v.conflict
      ? `Unexpected mark \`${v.text}\` of two changes that git could not join`
      : `Unexpected line \`${v.text}\`, expected an address, a colon, and \`live\`, \`gone\` or a day`,
  advice: (v) =>
    v.conflict
      ? 'Take the lines that begin with `<<<<<<<`, `=======` and `>>>>>>>` out; every other line stays.'
      : 'Write the line in the form of `/about: live`, or take it out.',
  means:
    'The file `addresses.yaml` is kept by `npm run build`: each line is an address, perhaps with `#` and a place on its page, a colon, and `live`, `gone` or the day from which it is live. This line is something else, so ' +
    'that it says nothing. A line that begins with `#` is a remark, and may say anything.',
  parameters: { text: '/prices gone' },
  example: inWhole('addresses.yaml', '‸/prices gone', '/prices: gone'),
});
