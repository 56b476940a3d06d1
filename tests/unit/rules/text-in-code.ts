import { ANY_ARTICLE, casesOf } from '../mistakes/rows.ts';

export const cases = casesOf('text-in-code', [
  inFence('a-text-in-a-fence', '‸```markdown\n## What it is\n\nIt is a promise to stop.\n```\n'),
  inFence(
    'paragraphs-in-a-fence',
    'It is cheap.\n\n‸```\nIt is a promise.\n\nIt is kept.\n\nIt is made before.\n```\n',
  ),
]);

function inFence(name: string, text: string) {
  const fields = ANY_ARTICLE.slice(0, ANY_ARTICLE.lastIndexOf('---') + 4);
  return { name, add: { [`insights/${name}.md`]: `${fields}\n${text}` } };
}
