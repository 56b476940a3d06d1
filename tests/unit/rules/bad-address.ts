import { casesOf, misnamed } from '../mistakes/rows.ts';

export const cases = casesOf('bad-address', [
  misnamed('insights/index.md', { right: 'insights/gate.md', says: 'by which hosts call the folder itself' }),
  misnamed(`insights/${'gate-'.repeat(49)}.md`, { right: 'insights/gate.md', says: 'which may have 240 bytes' }),
  misnamed('insights/!!!.md', { right: 'insights/gate.md', says: 'a file name with letters or digits' }),
  misnamed('pages/Über uns.md', {
    right: 'pages/uber-uns.md',
    says: 'Rename the file',
    text: '---\ntitle: Us\ndescription: Who we are.\n---\n\nWe are two.\n',
  }),
]);
