import { css } from '@emotion/react';
import type { ArticleSummary } from '../../pipeline/content/model/article.ts';
import { gutter } from '../design/grid.ts';
import { from, space } from '../design/tokens.ts';
import { size } from '../design/type.ts';
import { ArticleMeta, MAX_TAGS, MAX_TAGS_ASIDE } from './ArticleMeta.tsx';
import { Heading } from './Heading.tsx';
import { Thumbnail } from './Thumbnail.tsx';
import { TitleWords } from './TitleWords.tsx';
import { UnbrokenText } from './UnbrokenText.tsx';
import { wholeIsLink } from '../design/whole-is-link.ts';
import { withBase } from './with-base.ts';

const grid = css`
  display: grid;
  gap: ${space[6]} ${gutter};
  margin-top: ${space[5]};
  > li {
    display: grid;
    gap: ${space[4]} ${gutter};
    align-content: start;
  }
  ${from.tablet} {
    > li {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    }
    > li:first-of-type {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  ${from.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    row-gap: ${space[7]};
    > li {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    > li:first-of-type {
      grid-column: 1 / -1;
      grid-template-columns: repeat(12, minmax(0, 1fr));
      align-items: center;
      > picture {
        grid-column: span 7;
      }
      > div {
        grid-column: span 5;
      }
    }
  }
`;

const words = css`
  display: grid;
  align-content: start;
  gap: ${space[2]};
`;

const large = css`
  h2,
  h3 {
    font-size: ${size(3)};
    line-height: 1.12;
  }
`;

interface Props {
  articles: readonly ArticleSummary[];
  level: 2 | 3;
}

/** The first article large, the others side by side below it. */
export function LatestArticles({ articles, level }: Props) {
  return (
    <ul css={grid} role="list">
      {articles.map((article, index) => (
        <li key={article.slug} css={wholeIsLink}>
          <Thumbnail article={article} />
          <div css={[words, index === 0 && large]}>
            <Heading level={level}>
              <a href={withBase(article.address)}>
                <TitleWords text={article.title} />
              </a>
            </Heading>
            {index === 0 && (
              <p>
                <UnbrokenText text={article.summary} />
              </p>
            )}
            <ArticleMeta article={article} maxTags={article.featured ? MAX_TAGS : MAX_TAGS_ASIDE} />
          </div>
        </li>
      ))}
    </ul>
  );
}
