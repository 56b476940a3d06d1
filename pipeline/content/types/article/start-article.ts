import type { AuthoredArticle } from '../../schema/article.ts';
import type { FileStarter } from '../starter.ts';

/** A new article, with today as its day. */
export const articleStarter: FileStarter<AuthoredArticle> = {
  word: 'insight',
  what: 'an article',
  questions: [{ name: 'title', ask: 'Title of the article' }],
  fields: ({ title }, today) => ({ title, published: today }),
  placeholders: {
    fields: { summary: 'One or two sentences that say what a reader will know afterwards.' },
    body: 'Write here. A line that begins with two signs ## is a heading.',
  },
};
