import { type TextParameters, error, inWhole } from '../rule.ts';

export const lostAddress = error<TextParameters<'address', 'isLost' | 'file' | 'aliases' | 'isNew'>>('addresses', {
  message: (v) => `Cannot find what was published at \`${v.address}\``,
  advice({ address, isLost, file, aliases, isNew }) {
    const add = isNew
      ? `add the line \`${aliases}\` to the fields of \`${file}\``
      : `put \`${aliases}\` in the place of the \`aliases\` that \`${file}\` has`;
    const lead =
      file === undefined
        ? `add \`${address}\` to the list \`aliases\` of the file that shows it now (the line \`aliases: [${address}]\` where it has no such list)`
        : add;
    return `${isLost ? 'This file has lost its line. ' : ''}If it has moved, ${lead}; \`npm run rename\` would have done so. Write \`${address}: gone\` only if it is meant to be gone.`;
  },
  means:
    'Other sites may link to this address: it was published, and `addresses.yaml` remembers it; or git or the folder `dist` do, where that file has lost the line. Now nothing is there, so that a visitor ' +
    'would find only “Page not found”. Either the page has moved, and its new file says so under `aliases`; or it is meant to be gone, and ' +
    'this line says that. `npm run rename` gives a file another name and does all of it.',
  parameters: { address: '/prices' },
  example: inWhole('addresses.yaml', '‸/prices: live', '/prices: gone'),
});
