import { casesOf, misnamed } from '../mistakes/rows.ts';

export const cases = casesOf('unexpected-file', [
  misnamed('insights/gate.markdown', { right: 'insights/gate.md', says: 'Rename it to `gate.md`' }),
  misnamed('insights/gate.MD', { right: 'insights/gate.md', says: 'Rename it to `gate.md`' }),
  misnamed('insights/gate.txt', { right: 'insights/gate.md', says: 'Rename it to `gate.md`' }),
  misnamed('insights/gate.md.txt', { right: 'insights/gate.md', says: 'Rename it to `gate.md`' }),
  misnamed('insights/gate.mdx', { right: 'insights/gate.md', says: 'Rename it to `gate.md`' }),
  misnamed('insights/gate.docx', { right: 'insights/gate.md', says: 'Put its text into a file `gate.md`' }),
  misnamed('insights/gate.pages', { right: 'insights/gate.md', says: 'Put its text into a file `gate.md`' }),
  misnamed('insights/gate.csv', { says: 'Take it out' }),
  misnamed('Insights/gate.md', { right: 'insights/gate.md', says: 'Rename the folder `Insights` to `insights`' }),
  misnamed('insight/gate.md', { right: 'insights/gate.md', says: 'Rename the folder `insight` to `insights`' }),
  misnamed('gate.md', { right: 'insights/gate.md', says: '`.md` files in `pages`, `insights` and `services`' }),
  misnamed('drafts/gate.md', { right: 'insights/gate.md', says: '`.md` files in `pages`' }),
  misnamed('facts.yml', { says: 'Rename it to `facts.yaml`' }),
  misnamed('files/checklist.pdf', { text: '%PDF-1.4\n', says: 'as in `[the checklist](../files/checklist.pdf)`' }),
  misnamed('files/page.html', { text: '<p>Words.</p>', says: 'Save it as PDF, or pack it as ZIP' }),
]);
