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
  inFields('aliases: [‸/caf%C3%A9#menu]\n', { says: 'Write it as `/café`', fixed: 'aliases: [/café]\n' }),
  inFields('aliases: [‸/index.php?p=12]\n', { says: 'It cannot be kept alive', fixed: 'aliases: [/index.php]\n' }),
  inFields('aliases: [‸/feed.xml]\n', { says: 'It cannot be kept alive', fixed: 'aliases: []\n' }),
  inFields('aliases: [‸/About]\n', { says: 'in more than capitals', fixed: 'aliases: [/About-Us]\n' }),
  inFields('aliases: [/Old.html, ‸/x y, /2014/05/My-Old-Post.html]\n', {
    fixed: 'aliases: [/Old.html, /Über/page.php, /2014/05/My-Old-Post.html]\n',
  }),
  inFields('aliases: [‸/insights/burning.md]\n', { fixed: 'aliases: [/insights/burning]\n' }),
  inFields('aliases:\n  - ‸/insights/Burn Quality\n', { fixed: 'aliases:\n  - /insights/burning\n' }),
  inFields('aliases: [‸https://example.com/burning]\n', { fixed: 'aliases: [/burning]\n' }),
  inFields('aliases: [‸/assets/x]\n', { says: 'kept by browsers for ever', fixed: 'aliases: [/x]\n' }),
  inField('tags: [capital, ‸con]', { says: 'which Windows keeps for a device', fixed: 'tags: [capital, strategy]' }),
]);
