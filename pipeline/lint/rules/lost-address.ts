import { type Texts, inWhole, rule } from '../rule.ts';

type Parameters = Texts<'address', 'isLost' | 'file' | 'aliases' | 'isNew'>;

export const lostAddress = rule<Parameters>({
  area: 'addresses',
  severity: 'error',
  message: (v) => `Cannot find what was published at \`${v.address}\``,
  advice: (v) =>
    `${v.isLost ? 'This file has lost its line. ' : ''}If it has moved, ${whereTo(v)}; \`npm run rename\` would have done so. Write \`${v.address}: gone\` only if it is meant to be gone.`,
  means:
    'Other sites may link to this address: it was published, and `addresses.yaml` remembers it; or git or the folder `dist` do, where that file has lost the line. Now nothing is there, so that a visitor ' +
    'would find only “Page not found”. Either the page has moved, and its new file says so under `aliases`; or it is meant to be gone, and ' +
    'this line says that. `npm run rename` gives a file another name and does all of it.',
  parameters: { address: '/prices' },
  example: inWhole('addresses.yaml', '‸/prices: live', '/prices: gone'),
});

/** What lets an old address lead to what has taken its place. */
function whereTo(values: Parameters): string {
  const { address, file, aliases, isNew } = values;
  if (file === undefined)
    return `add \`${address}\` to the list \`aliases\` of the file that shows it now (the line \`aliases: [${address}]\` where it has no such list)`;
  return isNew
    ? `add the line \`${aliases}\` to the fields of \`${file}\``
    : `put \`${aliases}\` in the place of the \`aliases\` that \`${file}\` has`;
}
