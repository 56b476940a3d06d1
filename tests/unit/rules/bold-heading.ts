import { casesOf, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('bold-heading', [
  inArticle('a bold heading behind a picture', '## 🔑 ‸**Key Takeaways**\n\nText.', { says: 'Key Takeaways' }),
  inArticle('a bold heading behind its number', '## 1. ‸**Key Takeaways**\n\nText.', { says: 'Key Takeaways' }),
  inArticle('a heading that is bold', '## ‸**A gate**\n\nIt is closed.', { says: 'Take the signs out: `A gate`' }),
]);
