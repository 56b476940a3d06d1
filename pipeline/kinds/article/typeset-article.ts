import { setInvitation, setPicture } from '../../derive/set-lines.ts';
import type { Article } from '../../model/article.ts';
import type { SetLine } from '../../typography/typeset.ts';

/** An article with its lines set; its topics are names, and stay as they are. */
export function typesetArticle(article: Article, set: SetLine): Article {
  const { title, summary, hero, caption, nextStep } = article;
  return {
    ...article,
    title: set(title),
    summary: set(summary),
    ...(hero && { hero: setPicture(hero, set) }),
    ...(caption !== undefined && { caption: set(caption) }),
    ...(nextStep && { nextStep: setInvitation(nextStep, set) }),
  };
}
