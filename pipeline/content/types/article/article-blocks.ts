import { FIRST_FIGURE, heading, textLine, linkLines, pictureBlock } from '../../../compile/derive/blocks.ts';
import { nameOfTopic } from '../../../compile/derive/topics.ts';
import { countLabel, fillLabel } from '../../fill-label.ts';
import type { Article, ArticleSummary } from '../../model/article.ts';
import type { Block } from '../../model/block.ts';
import type { Labels } from '../../model/labels.ts';
import type { SiteFrame } from '../../model/site.ts';
import type { Invitation } from '../../model/text.ts';

export function articleBlocks(article: Article, site: SiteFrame): Block[] {
  const { labels } = site;
  return [
    ...heading(1, article.title),
    ...textLine(metaLine(article, site)),
    ...textLine(article.updated && fillLabel(labels.updated, article.updated.text)),
    ...textLine(site.identity.author.byline),
    ...textLine(article.summary),
    ...pictureBlock(article.hero),
    ...textLine(article.hero && captionOf(article, labels)),
  ];
}

/** Returns the blocks below an article: its next step, and its author. */
export function endingBlocks({ nextStep }: Article, { identity }: SiteFrame): Block[] {
  const { byline, about } = identity.author;
  return [...invitationBlocks(nextStep), ...invitationBlocks(about && { ...about, text: `${byline}. ${about.text}` })];
}

function invitationBlocks(invitation: Invitation | undefined): Block[] {
  return invitation ? [...textLine(invitation.text), ...linkLines([invitation.action])] : [];
}

function captionOf({ caption }: Article, { figure }: Labels): string {
  const number = fillLabel(figure, FIRST_FIGURE);
  return caption === undefined ? number : `${number}. ${caption}`;
}

/** Returns an article as a list shows it. */
export function summaryBlock(article: ArticleSummary, site: SiteFrame): Block {
  const { title, summary, address } = article;
  return { kind: 'page', title, lines: [metaLine(article, site), summary], address };
}

function metaLine({ publishedText, minutes, tags }: ArticleSummary, { labels, topics }: SiteFrame): string {
  return [
    publishedText,
    countLabel(labels.minutes, minutes, labels.language),
    tags.map((tag) => nameOfTopic(tag, topics)).join(', '),
  ]
    .filter(Boolean)
    .join(' · ');
}
