import { ARTICLE, bytes, casesOf, fixture, inArticle, published } from '../mistakes/rows.ts';

const HEADING = '## How to estimate value at gate';
/** The article with links to two files of different names. */
const OF_TWO = published(ARTICLE).replace(
  HEADING,
  `[One](../files/b.docx)\n\n[Other](../files/a-b.docx)\n\n${HEADING}`,
);

export const cases = casesOf('unusable-file', [
  inArticle('‸[Packed](../files/packed.pdf)', {
    add: { 'files/packed.pdf': fixture('packed.pdf') },
    says: 'what is in it is not what `.pdf` says',
    fixedFiles: { 'files/packed.pdf': '%PDF-1.4\n' },
  }),
  inArticle('‸[Packed](../files/empty.zip)', {
    add: { 'files/empty.zip': '' },
    says: 'the file is empty',
    fixedFiles: { 'files/empty.zip': bytes('PK\u0003\u0004') },
  }),
  inArticle('[One](<../files/A B.docx>)\n\n‸[Other](../files/a-b.docx)', {
    add: { 'files/A B.docx': bytes('PK\u0003\u0004'), 'files/a-b.docx': bytes('PK\u0003\u0004') },
    says: 'its address would be that of `files/A B.docx`',
    fixedFiles: { 'files/A B.docx': undefined, 'files/b.docx': bytes('PK\u0003\u0004'), [ARTICLE]: OF_TWO },
  }),
]);
