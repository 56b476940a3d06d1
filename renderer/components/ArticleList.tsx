import { css } from '@emotion/react';
import type { ArticleSummary } from '../../pipeline/content/model/article.ts';
import { from, palette, space } from '../design/tokens.ts';
import { size } from '../design/type.ts';
import { ArticleMeta } from './ArticleMeta.tsx';
import { wholeIsLink } from '../design/whole-is-link.ts';
import { Heading } from './Heading.tsx';
import { Thumbnail } from './Thumbnail.tsx';
import { TitleWords } from './TitleWords.tsx';
import { UnbrokenText } from './UnbrokenText.tsx';
import { withBase } from './with-base.ts';

const list = css`
  margin-top: ${space[5]};
  border-bottom: 1px solid ${palette('line')};
`;

const entry = css`
  display: grid;
  gap: ${space[3]} ${space[4]};
  padding: ${space[5]} 0;
  border-top: 1px solid ${palette('line')};
  h2,
  h3 {
    font-size: ${size(2)};
    line-height: 1.2;
  }
  p {
    max-width: 62ch;
    margin: ${space[2]} 0 ${space[3]};
  }
  > div + div {
    order: -1;
  }
  ${from.tablet} {
    grid-template-columns: 16.5rem minmax(0, 1fr);
    column-gap: ${space[6]};
    > div {
      grid-area: 1 / 2;
    }
    > div + div {
      grid-column: 1;
    }
  }
  ${from.desktop} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    column-gap: ${space[5]};
    > div {
      grid-column: 5 / 12;
    }
    > div + div {
      grid-column: 1 / 5;
    }
  }
`;

interface Props {
  articles: readonly ArticleSummary[];
  level: 2 | 3;
  topics?: readonly string[];
}

/** A list of articles, set like a journal's table of contents. */
export function ArticleList({ articles, level, topics }: Props) {
  return (
    <ul css={list} role="list">
      {articles.map((article) => (
        <li key={article.slug} css={[entry, wholeIsLink]}>
          <div>
            <Heading level={level}>
              <a href={withBase(article.address)}>
                <TitleWords text={article.title} />
              </a>
            </Heading>
            <p>
              <UnbrokenText text={article.summary} />
            </p>
            <ArticleMeta article={article} first={topics} />
          </div>
          <div>
            <Thumbnail article={article} />
          </div>
        </li>
      ))}
    </ul>
  );
}
