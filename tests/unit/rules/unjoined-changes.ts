import { casesOf, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('unjoined-changes', [
  inArticle('‸<<<<<<< HEAD\nIt is closed.\n=======\nIt is open.\n>>>>>>> later', {
    says: 'Take out the lines that begin with `<<<<<<<`',
    fixed: 'It is open.',
    loses: ['It', 'is', 'closed', 'later'],
  }),
]);

export const silent = ['```\n<<<<<<< HEAD\nA day, shown as code.\n=======\n>>>>>>> later\n```'];
