import { type TextParameters, error, inWhole } from '../rule.ts';

type Parameters = TextParameters<'address', 'isLost' | 'file' | 'aliases' | 'isNew' | 'isSame'>;

/** `file` is what most likely took its place; `isSame`: present if that has nearly the same text. */
export const lostAddress = error<Parameters>('addresses', {
  message: (v) =>
    `Cannot find what was published at \`${v.address}\`${v.isSame ? ': this file has the same text, under another name' : ''}`,
  advice({ address, isLost, file, aliases, isNew, isSame }) {
    const add = isNew
      ? `add the line \`${aliases}\` to the fields of \`${file}\``
      : `put \`${aliases}\` in the place of the \`aliases\` that \`${file}\` has`;
    const lead =
      file === undefined
        ? `write the line \`aliases: [${address}]\` into the fields of the file that shows it now, or add it to the \`aliases\` there`
        : add;
    const gone = `\`${address}: gone\` in \`addresses.yaml\``;
    const lost = isLost ? 'The file `addresses.yaml` has lost its line. ' : '';
    if (isSame) return `${lost}${add.charAt(0).toUpperCase()}${add.slice(1)}, so that links to it lead here.`;
    return `${lost}If it has another name now, ${lead}. Only if nothing is to be there ever again, write ${gone}.`;
  },
  means:
    'Other sites may link to this address: it was published, and `addresses.yaml` remembers it; or git or the folder `dist` do, where that file has lost the line. Now nothing is there, so that a visitor ' +
    'would find only “Page not found”. Either the page has moved, and its new file says so under `aliases`; or it is meant to be gone, and ' +
    '`addresses.yaml` says that. `npm run rename` gives a file another name and does all of it.',
  parameters: { address: '/prices' },
  example: inWhole('addresses.yaml', '/prices: live', '/prices: gone'),
});
