import { css } from '@emotion/react';
import type { ArticleSummary } from '../../pipeline/content/model/article.ts';
import { from, palette, space } from '../design/tokens.ts';
import { display, size } from '../design/type.ts';
import { useLabels } from './labels.ts';
import { Thumbnail } from './Thumbnail.tsx';
import { TitleWords } from './TitleWords.tsx';
import { wholeIsLink } from '../design/whole-is-link.ts';
import { withBase } from './with-base.ts';

const block = css`
  margin-top: ${space[7]};
  padding-top: ${space[5]};
  border-top: 1px solid ${palette('line')};
`;

const title = css(display, { fontSize: size(1) });

const name = css(display, { fontSize: size(0), lineHeight: 1.3 });

const row = css`
  display: grid;
  gap: ${space[6]} ${space[5]};
  margin-top: ${space[4]};
  > li {
    display: grid;
    align-content: start;
    gap: ${space[3]};
  }
  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** Articles on the same topics. */
export function RelatedArticles({ articles }: { articles: readonly ArticleSummary[] }) {
  const label = useLabels();
  if (articles.length === 0) return null;
  return (
    <section css={block} className="screen-only" aria-labelledby="page:related">
      <h2 id="page:related" css={title}>
        {label('related')}
      </h2>
      <ul css={row} role="list">
        {articles.map((article) => (
          <li key={article.slug} css={wholeIsLink}>
            <Thumbnail article={article} />
            <h3 css={name}>
              <a href={withBase(article.address)}>
                <TitleWords text={article.title} />
              </a>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  );
}
