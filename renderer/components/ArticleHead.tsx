import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { Article } from '../../pipeline/content/model/article.ts';
import type { Author } from '../../pipeline/content/model/chrome.ts';
import { twelve } from '../design/grid.ts';
import { from, palette, space } from '../design/tokens.ts';
import { display, size } from '../design/type.ts';
import { ArticleMeta } from './ArticleMeta.tsx';
import { useLabels } from './labels.ts';
import { PictureFrame } from './PictureFrame.tsx';
import { TitleWords } from './TitleWords.tsx';
import { UnbrokenText } from './UnbrokenText.tsx';
import { withBase } from './with-base.ts';

const box = css(
  twelve,
  css`
    align-items: start;
    > figure {
      max-width: 34rem;
      margin-top: ${space[6]};
    }
    ${from.desktop} {
      > div {
        grid-column: 1 / 7;
      }
      > figure {
        grid-column: 7 / -1;
        max-width: none;
        margin-top: 0;
      }
    }
  `,
);

const title = css(display, { fontSize: size(4), maxWidth: '20ch' });

const summary = css`
  max-width: 46ch;
  margin: ${space[4]} 0 ${space[5]};
  font-family: ${display.fontFamily};
  font-size: ${size(1)};
  line-height: 1.4;
  text-wrap: balance;
  color: ${palette('text-quiet')};
`;

const signed = css`
  margin-bottom: ${space[1]};
  font-size: ${size(-1)};
  font-weight: 600;
  a {
    padding-block: 0.3rem;
    text-decoration-color: ${palette('line-strong')};
  }
`;

const controlsRow = css({ marginTop: space[3] });

const change = css`
  margin-top: ${space[1]};
  font-size: ${size(-1)};
  color: ${palette('text-quiet')};
`;

interface Props {
  article: Article;
  author: Author;
  /** The number of its picture. */
  figure: number;
  controls: ReactNode;
}

/** The head of an article: its subject, author and date, with its picture beside them. */
export function ArticleHead({ article, author, figure, controls }: Props) {
  const label = useLabels();
  const { slug, hero, caption, updated, tags } = article;
  return (
    <div css={box}>
      <div>
        <h1 css={title}>
          <TitleWords text={article.title} />
        </h1>
        <p css={summary}>
          <UnbrokenText text={article.summary} />
        </p>
        <p css={signed}>
          {author.about ? (
            <a href={withBase(author.about.action.href)} rel="author">
              {author.byline}
            </a>
          ) : (
            author.byline
          )}
        </p>
        <ArticleMeta article={article} maxTags={tags.length} />
        {updated && (
          <p css={change}>
            {`${label('updated')} `}
            <time dateTime={updated.day}>{updated.text}</time>
          </p>
        )}
        <div css={controlsRow}>{controls}</div>
      </div>
      {hero && <PictureFrame picture={hero} slug={slug} number={figure} caption={caption} />}
    </div>
  );
}
