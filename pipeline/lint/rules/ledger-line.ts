import { inWhole } from '../example.ts';
import { rule } from '../rule.ts';

type Parameters = {
  readonly conflict?: string;
  readonly text: string;
  readonly mend?: string;
};

export const ledgerLine = rule<Parameters>({
  area: 'addresses',
  severity: 'error',
  message: (v) =>
    v.conflict
      ? `Unexpected mark \`${v.text}\` of two changes that git could not join`
      : `Unexpected line \`${v.text}\`, expected an address, a colon, and \`live\`, \`gone\` or a day`,
  advice: (v) =>
    v.conflict
      ? 'Take the lines that begin with `<<<<<<<`, `=======` and `>>>>>>>` out; every other line stays.'
      : v.mend
        ? `Write \`${v.mend}\`.`
        : 'Take this line out; a line of this file is, for example, `/about: live`.',
  means:
    'The file `addresses.yaml` is kept by `npm run build`: each line is an address, perhaps with `#` and a place on its page, a colon, and `live`, `gone` or the day from which it is live. This line is something else, so ' +
    'that nobody knows what it is to say. A line that begins with `#` is a remark, and may say anything.',
  parameters: { text: '/prices gone', mend: '/prices: gone' },
  example: inWhole('addresses.yaml', '‸/prices gone', '/prices: gone'),
});
