import { css, keyframes } from '@emotion/react';
import { INSIGHTS_ADDRESS } from '../../pipeline/content/addresses.ts';
import { ArticleEnding } from '../../renderer/components/ArticleEnding.tsx';
import { ArticleHead } from '../../renderer/components/ArticleHead.tsx';
import { Contents } from '../../renderer/components/Contents.tsx';
import { useLabels } from '../../renderer/components/labels.ts';
import { Prose } from '../../renderer/components/Prose.tsx';
import { RelatedArticles } from '../../renderer/components/RelatedArticles.tsx';
import { Siblings } from '../../renderer/components/Siblings.tsx';
import { from, palette, space, headerHeight, layer, motion } from '../../renderer/design/tokens.ts';
import { size } from '../../renderer/design/type.ts';
import { band } from '../../renderer/design/grid.ts';
import { readingPage, readingRoom } from '../../renderer/design/reading-page.ts';
import { ShareLink } from '../../renderer/sections/ShareLink.tsx';
import type { Data } from './describe.ts';
import { withBase } from '../../renderer/components/with-base.ts';

const back = css`
  display: inline-block;
  margin-block: ${space[1]} ${space[3]};
  padding-block: ${space[3]};
  font-size: ${size(-1)};
  color: ${palette('accent')};
`;

const after = css`
  ${from.desktop} {
    padding-top: ${space[5]};
  }
`;

/**
 * An article: its subject beside its picture, its text with contents and notes, the next step, and links to other
 * articles.
 */
export function Page({ data: { article, author, figure, body, newer, older, related } }: { data: Data }) {
  const label = useLabels();
  return (
    <article css={[band, measuring]}>
      <ReadingProgress />
      <a css={back} className="screen-only" href={withBase(INSIGHTS_ADDRESS)}>
        {label('backToList')}
      </a>
      <ArticleHead article={article} author={author} figure={figure} controls={<ShareLink text={label('share')} />} />
      <div css={readingRoom}>
        <div css={[readingPage, measured]}>
          <Contents headings={article.headings} />
          <Prose prose={body.prose} />
        </div>
        <ArticleEnding author={author} nextStep={article.nextStep} />
      </div>
      <div css={after}>
        <Siblings newer={newer} older={older} />
        <RelatedArticles articles={related} />
      </div>
    </article>
  );
}

const grow = keyframes`
  from { transform: scaleX(0); }
`;

/** Driven by a scroll timeline; hidden where the browser has none. */
const progress = css`
  display: none;
  ${motion} {
    @supports (animation-timeline: --reading) {
      display: block;
      position: fixed;
      top: calc(${headerHeight} - 1px);
      left: 0;
      right: 0;
      z-index: ${layer.header};
      height: 2px;
      background: ${palette('accent')};
      transform-origin: 0 50%;
      animation: ${grow} linear both;
      animation-timeline: --reading;
      animation-range: contain;
    }
  }
  @media print {
    display: none;
  }
`;

/** Styles of the text whose reading progress is measured. */
const measured = css`
  view-timeline: --reading;
`;

/** Styles of an element that contains both the progress and the text. */
const measuring = css`
  timeline-scope: --reading;
`;

/** Shows how much of a text has been read, as a progress below the header. Decorative: the scroll bar says the same. */
function ReadingProgress() {
  return <div css={progress} aria-hidden="true" />;
}
