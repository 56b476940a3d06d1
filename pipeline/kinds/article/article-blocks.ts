import { heading, line, picture } from '../../derive/blocks.ts';
import { nameOfTopic } from '../../derive/topics.ts';
import { countLabel, fillLabel } from '../../fill-label.ts';
import type { Article, ArticleSummary } from '../../model/article.ts';
import type { Block } from '../../model/block.ts';
import type { SiteFrame } from '../../model/site.ts';

/** What stands above the text of an article. */
export function articleBlocks(article: Article, site: SiteFrame): Block[] {
  const { labels } = site;
  return [
    ...heading(1, article.title),
    ...line(metaLine(article, site)),
    ...line(article.updated && fillLabel(labels.updated, article.updated.text)),
    ...line(article.summary),
    ...picture(article.hero),
  ];
}

/** An article in short: what a list says of it. */
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
