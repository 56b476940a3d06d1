import { css } from '@emotion/react';
import { INSIGHTS_ADDRESS } from '../../pipeline/addresses.ts';
import { ArticleMeta } from '../../renderer/components/ArticleMeta.tsx';
import { Contents } from '../../renderer/components/Contents.tsx';
import { useLabels, usePickedLabels } from '../../renderer/components/labels.ts';
import { PictureFrame } from '../../renderer/components/PictureFrame.tsx';
import { Prose } from '../../renderer/components/Prose.tsx';
import { measured, measuring, ReadingProgress } from '../../renderer/components/ReadingProgress.tsx';
import { RelatedArticles } from '../../renderer/components/RelatedArticles.tsx';
import { Siblings } from '../../renderer/components/Siblings.tsx';
import { from, palette, space } from '../../renderer/design/tokens.ts';
import { display, size } from '../../renderer/design/type.ts';
import { Island } from '../../renderer/islands/runtime/Island.tsx';
import { SHARE_LABELS } from '../../renderer/islands/share/ShareButton.tsx';
import { useToastOptions } from '../../renderer/islands/toasts/toast-options.ts';
import { band } from '../../renderer/design/grid.ts';
import { readingPage } from '../../renderer/design/reading-page.ts';
import type { Data } from './+data.ts';

const head = css`
  padding-block: ${space[4]} ${space[6]};
`;

const back = css`
  font-size: ${size(-1)};
  color: ${palette('accent')};
`;

const title = css(display, { fontSize: size(4), maxWidth: '22ch', marginTop: space[5] });

const summary = css`
  max-width: 52ch;
  margin: ${space[4]} 0 ${space[5]};
  font-family: ${display.fontFamily};
  font-size: ${size(1)};
  line-height: 1.4;
  text-wrap: balance;
  color: ${palette('text-quiet')};
`;

const facts = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[5]};
`;

const after = css`
  ${from.desktop} {
    padding-top: ${space[5]};
  }
`;

/** An article: what it is about, its picture, its text with contents and notes, and the way on. */
export function Page({ data: { article, body, newer, older, related } }: { data: Data }) {
  const label = useLabels();
  const shareLabels = usePickedLabels(SHARE_LABELS);
  const toasts = useToastOptions();
  return (
    <article css={[band, measuring]}>
      <ReadingProgress />
      <div css={head}>
        <a css={back} className="screen-only" href={INSIGHTS_ADDRESS}>
          {label('backToList')}
        </a>
        <h1 css={title}>{article.title}</h1>
        <p css={summary}>{article.summary}</p>
        <div css={facts}>
          <ArticleMeta article={article} mostTags={article.tags.length} />
          {article.updated && (
            <span>
              {`${label('updated')} `}
              <time dateTime={article.updated.day}>{article.updated.text}</time>
            </span>
          )}
          <Island name="share" props={{ title: article.title, labels: shareLabels, toasts }} />
        </div>
      </div>
      {article.hero && <PictureFrame picture={article.hero} slug={article.slug} />}
      <div css={[readingPage, measured]}>
        <Contents headings={article.headings} />
        <Prose prose={body.prose} />
      </div>
      <div css={after}>
        <Siblings newer={newer} older={older} />
        <RelatedArticles articles={related} />
      </div>
    </article>
  );
}
