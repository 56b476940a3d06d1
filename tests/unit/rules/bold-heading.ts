import { casesOf, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('bold-heading', [
  inArticle('## 🔑 ‸**Key Takeaways**\n\nText.', 'Key Takeaways'),
  inArticle('## 1. ‸**Key Takeaways**\n\nText.', 'Key Takeaways'),
  inArticle('## ‸**A gate**\n\nIt is closed.', 'Take the signs out: `A gate`'),
]);
