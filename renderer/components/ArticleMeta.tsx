import { css } from '@emotion/react';
import { countLabel } from '../../pipeline/content/fill-label.ts';
import type { ArticleSummary } from '../../pipeline/content/model/article.ts';
import { palette, space } from '../design/tokens.ts';
import { size } from '../design/type.ts';
import { useLabels } from './labels.ts';
import { useTopicNames } from './topic-names.ts';

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  font-size: ${size(-1)};
  color: ${palette('text-quiet')};
`;

const tagList = css`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space[1]} 0.3em;
  > :not(:last-child)::after {
    content: ',' / '';
  }
`;

const tagItem = css`
  color: ${palette('accent')};
`;

/** How many tags an article in a list shows. */
export const MAX_TAGS = 3;
/** The same for an article beside a larger one. */
export const MAX_TAGS_ASIDE = 2;

const mark = css`
  padding-inline: ${space[2]};
  border: 1px solid currentColor;
  color: ${palette('accent')};
`;

const NONE: readonly string[] = [];

interface Props {
  article: ArticleSummary;
  /** The number of tags that are named; the others are counted. */
  maxTags?: number;
  /** Tags to name before the others. */
  first?: readonly string[] | undefined;
}

/** Day, reading time and topics of an article. */
export function ArticleMeta({ article, maxTags = MAX_TAGS, first = NONE }: Props) {
  const label = useLabels();
  const nameOf = useTopicNames();
  const language = label('language');
  const { published, publishedText, minutes, hidden: unpublished } = article;
  const tags = article.tags.toSorted((a, b) => Number(first.includes(b)) - Number(first.includes(a)));
  const hidden = tags.length - maxTags;
  return (
    <div css={row}>
      {unpublished !== undefined && <strong css={mark}>{unpublished}</strong>}
      <time dateTime={published}>{publishedText}</time>
      <span>{countLabel(label('minutes'), minutes, language)}</span>
      {tags.length > 0 && (
        <ul css={tagList} role="list" aria-label={label('articleTopics')}>
          {tags.slice(0, maxTags).map((tag) => (
            <li key={tag} css={tagItem}>
              {nameOf(tag)}
            </li>
          ))}
          {hidden > 0 && <li>{countLabel(label('moreTags'), hidden, language)}</li>}
        </ul>
      )}
    </div>
  );
}
