import type { Article } from '../../model/article.ts';
import type { SetLine } from '../../typography/typeset.ts';

/** An article with its lines set; its topics are names, and stay as they are. */
export function typesetArticle(article: Article, set: SetLine): Article {
  return { ...article, title: set(article.title), summary: set(article.summary) };
}
