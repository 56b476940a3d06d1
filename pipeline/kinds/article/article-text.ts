import { wordsOfTag } from '../../addresses.ts';
import { joinBlocks } from '../../derive/archive-lines.ts';
import { countLabel, fillLabel } from '../../fill-label.ts';
import { imageLine, underline } from '../../markdown/plain-text.ts';
import type { Article, ArticleSummary } from '../../model/article.ts';
import type { SiteFrame } from '../../model/site.ts';
import type { Labels } from '../../model/labels.ts';

/** An article as the archive has it. */
export function articleText(article: Article, source: SiteFrame): string {
  return joinBlocks([
    underline(article.title, '='),
    source.identity.url + article.address,
    metaLine(article, source.labels),
    article.updated && fillLabel(source.labels.updated, article.updated.text),
    article.summary,
    article.hero && imageLine(article.hero.alt, source.labels),
    article.body.text,
  ]);
}

/** An article in short: what a list says of it. */
export function summaryText(article: ArticleSummary, source: SiteFrame): string {
  return [article.title, metaLine(article, source.labels), article.summary, source.identity.url + article.address].join(
    '\n',
  );
}

function metaLine({ publishedText, minutes, tags }: ArticleSummary, labels: Labels): string {
  return [publishedText, countLabel(labels.minutes, minutes, labels.language), tags.map(wordsOfTag).join(', ')]
    .filter(Boolean)
    .join(' · ');
}
