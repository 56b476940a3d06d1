import { casesOf, inFields, misnamed } from '../mistakes/rows.ts';

export const cases = casesOf('bad-address', [
  misnamed('insights/index.md', { right: 'insights/gate.md', says: 'by which hosts call the folder itself' }),
  misnamed('insights/con.md', { right: 'insights/gate.md', says: 'which Windows keeps for a device' }),
  misnamed('insights/!!!.md', { right: 'insights/gate.md', says: 'a file name with letters or digits' }),
  misnamed('pages/Über uns.md', {
    right: 'pages/uber-uns.md',
    says: 'Rename the file',
    text: '---\ntitle: Us\ndescription: Who we are.\n---\n\nWe are two.\n',
  }),
  inFields('an alias without its slash', 'aliases: [‸insights/burning]\n', { fixed: 'aliases: [/insights/burning]\n' }),
  inFields('an alias that is a name alone', 'aliases: [‸burning]\n', { fixed: 'aliases: [/insights/burning]\n' }),
  inFields('an alias without its slash, in quotes', 'aliases: [‸"insights/burning"]\n', {
    fixed: 'aliases: ["/insights/burning"]\n',
  }),
  inFields('an alias as a file', 'aliases: [‸/insights/burning.md]\n', { fixed: 'aliases: [/insights/burning]\n' }),
  inFields('an alias with a capital and a blank', 'aliases:\n  - ‸/insights/Burn Quality\n', {
    fixed: 'aliases:\n  - /insights/burning\n',
  }),
  inFields('an alias that is a whole address of the web', 'aliases: [‸https://example.com/burning]\n', {
    fixed: 'aliases: [/burning]\n',
  }),
  inFields('an alias below what browsers keep', 'aliases: [‸/assets/x]\n', {
    says: 'kept by browsers for ever',
    fixed: 'aliases: [/x]\n',
  }),
]);
