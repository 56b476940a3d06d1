import { casesOf } from '../mistakes/rows.ts';

const ARTICLE = '---\ntitle: An empty one\nsummary: It says nothing.\npublished: 2025-10-10\ntags: []\n‸---\n';
const PAGE = '---\ntitle: Extra\ndescription: A page of headings.\n‸---\n';

export const cases = casesOf('empty-text', [
  newFile('insights/empty.md', ARTICLE, 'nothing stands below its fields'),
  newFile('insights/empty.md', `${ARTICLE}\n## A heading\n`, 'only headings'),
  newFile('pages/extra.md', `${PAGE}\n## First\n\n### Second\n`, 'only headings stand below its fields'),
]);

function newFile(file: string, text: string, says: string) {
  const fixed = `${text.replace('‸', '')}\nNow it says something.\n`.replace('First\n', 'First\n\nIt says more.\n');
  return { name: `${file}: ${text}`, add: { [file]: text }, says, fixedFiles: { [file]: fixed } };
}
