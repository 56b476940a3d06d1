import { casesOf, inField, inFields, misnamed } from '../mistakes/rows.ts';

export const cases = casesOf('bad-address', [
  misnamed('insights/index.md', { right: 'insights/gate.md', says: 'by which hosts call the folder itself' }),
  misnamed('insights/con.md', { right: 'insights/gate.md', says: 'which Windows keeps for a device' }),
  misnamed('insights/!!!.md', { right: 'insights/gate.md', says: 'a file name with letters or digits' }),
  misnamed('pages/Über uns.md', {
    right: 'pages/uber-uns.md',
    says: 'Rename the file',
    text: '---\ntitle: Us\ndescription: Who we are.\n---\n\nWe are two.\n',
  }),
  inFields('aliases: [‸insights/burning]\n', { fixed: 'aliases: [/insights/burning]\n' }),
  inFields('aliases: [‸burning]\n', { fixed: 'aliases: [/insights/burning]\n' }),
  inFields('aliases: [‸"insights/burning"]\n', { fixed: 'aliases: ["/insights/burning"]\n' }),
  inFields('aliases: [‸/insights/burning.md]\n', { fixed: 'aliases: [/insights/burning]\n' }),
  inFields('aliases:\n  - ‸/insights/Burn Quality\n', { fixed: 'aliases:\n  - /insights/burning\n' }),
  inFields('aliases: [‸https://example.com/burning]\n', { fixed: 'aliases: [/burning]\n' }),
  inFields('aliases: [‸/assets/x]\n', { says: 'kept by browsers for ever', fixed: 'aliases: [/x]\n' }),
  inField('tags: [capital, ‸con]', { says: 'which Windows keeps for a device', fixed: 'tags: [capital, strategy]' }),
]);
