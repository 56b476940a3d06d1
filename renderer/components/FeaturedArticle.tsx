import { css } from '@emotion/react';
import type { ArticleSummary } from '../../pipeline/content/model/article.ts';
import { from, palette, space } from '../design/tokens.ts';
import { display, kicker, size } from '../design/type.ts';
import { band, twelve } from '../design/grid.ts';
import { ActionLink } from './ActionLink.tsx';
import { ArticleMeta } from './ArticleMeta.tsx';
import { useLabels } from './labels.ts';
import { TitleWords } from './TitleWords.tsx';
import { Thumbnail } from './Thumbnail.tsx';
import { UnbrokenText } from './UnbrokenText.tsx';

const box = css(
  twelve,
  css`
    row-gap: ${space[5]};
    align-items: center;
    padding-block: ${space[6]};
    border-block: 1px solid ${palette('line-strong')};
    ${from.desktop} {
      > :first-of-type {
        grid-column: 1 / 7;
        grid-row: 1;
      }
      > :last-of-type {
        grid-column: 7 / -1;
      }
    }
  `,
);

const above = css(kicker, { color: palette('accent'), marginBottom: space[3] });

const title = css(display, { fontSize: size(3) });

const summary = css`
  margin: ${space[4]} 0;
  font-size: ${size(1)};
  line-height: 1.45;
  text-wrap: pretty;
`;

const words = css`
  margin-top: ${space[5]};
  ${from.desktop} {
    margin: 0;
  }
`;

interface Props {
  article: ArticleSummary;
  topics?: readonly string[];
}

/** The featured article, which the consultant puts first. */
export function FeaturedArticle({ article, topics }: Props) {
  const label = useLabels();
  const id = `page:featured-${article.slug}`;
  return (
    <section css={band} aria-labelledby={id}>
      <div css={box}>
        <div>
          <Thumbnail article={article} />
        </div>
        <div css={words}>
          <p css={above}>{label('featured')}</p>
          <h2 id={id} css={title}>
            <TitleWords text={article.title} />
          </h2>
          <p css={summary}>
            <UnbrokenText text={article.summary} />
          </p>
          <ArticleMeta article={article} first={topics} />
          <ActionLink action={{ label: label('readArticle'), href: article.address, external: false }} look="quiet" />
        </div>
      </div>
    </section>
  );
}
