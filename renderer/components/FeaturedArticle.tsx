import { css } from '@emotion/react';
import type { ArticleSummary } from '../../pipeline/model.ts';
import type { Labels } from '../../pipeline/schema/labels.ts';
import { palette, space } from '../design/tokens.ts';
import { display, kicker, size } from '../design/type.ts';
import { band, hanging } from '../layout/grid.ts';
import { ActionLink } from './ActionLink.tsx';
import { ArticleMeta } from './ArticleMeta.tsx';

const box = css`
  border-block: 1px solid ${palette('line-strong')};
  padding-block: ${space[6]};
`;

const above = css(kicker, { color: palette('accent'), marginBottom: space[2] });

const title = css(display, { fontSize: size(3) });

const summary = css`
  max-width: 54ch;
  margin: ${space[4]} 0;
  font-size: ${size(1)};
  line-height: 1.45;
`;

interface Props {
  article: ArticleSummary;
  labels: Pick<
    Labels,
    'featured' | 'read_article' | 'minutes' | 'more_tags' | 'article_topics' | 'new_window' | 'about_this'
  >;
}

/** The article that the consultant puts first. */
export function FeaturedArticle({ article, labels }: Props) {
  return (
    <section css={band} aria-labelledby="featured">
      <div css={[box, hanging]}>
        <p css={above}>{labels.featured}</p>
        <div>
          <h2 id="featured" css={title}>
            {article.title}
          </h2>
          <p css={summary}>{article.summary}</p>
          <ArticleMeta article={article} mostTags={3} labels={labels} />
          <ActionLink
            action={{ label: labels.read_article, href: article.address, external: false }}
            look="quiet"
            newWindow={labels.new_window}
          />
        </div>
      </div>
    </section>
  );
}
