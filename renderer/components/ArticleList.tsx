import { css } from '@emotion/react';
import type { ArticleSummary } from '../../pipeline/model.ts';
import type { Labels } from '../../pipeline/schema/labels.ts';
import { motion, palette, space } from '../design/tokens.ts';
import { ArticleMeta } from './ArticleMeta.tsx';
import { Heading } from './Heading.tsx';

const list = css`
  margin: ${space[5]} 0 0;
  padding: 0;
`;

const entry = css`
  position: relative;
  padding: ${space[5]} 0;
  border-top: 1px solid ${palette('line')};
  p {
    max-width: 60ch;
    margin: ${space[2]} 0 ${space[3]};
  }
  a {
    text-decoration: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover a {
    text-decoration: underline;
    text-decoration-color: ${palette('action')};
  }
  ${motion} {
    transition: transform 150ms ease-out;
    &:hover {
      transform: translateY(-2px);
    }
  }
`;

/** The featured article names more of its topics than those beside it. */
const MOST_TAGS_OF_FEATURED = 3;

interface Props {
  articles: readonly ArticleSummary[];
  level: 2 | 3;
  mostTags: number;
  labels: Pick<Labels, 'minutes' | 'more_tags' | 'article_topics'>;
}

/** Articles as a journal's contents page lists them. */
export function ArticleList({ articles, level, mostTags, labels }: Props) {
  return (
    <ul css={list} role="list">
      {articles.map((article) => (
        <li key={article.slug} css={entry}>
          <Heading level={level}>
            <a href={article.address}>{article.title}</a>
          </Heading>
          <p>{article.summary}</p>
          <ArticleMeta
            article={article}
            mostTags={article.featured ? MOST_TAGS_OF_FEATURED : mostTags}
            labels={labels}
          />
        </li>
      ))}
    </ul>
  );
}
