import { css } from '@emotion/react';
import { FeaturedArticle } from '../../renderer/components/FeaturedArticle.tsx';
import { Hero } from '../../renderer/components/Hero.tsx';
import { PageSections } from '../../renderer/sections/PageSections.tsx';
import { space } from '../../renderer/design/tokens.ts';
import { pickInsightsLabels } from '../../renderer/islands/insights/insights-labels.ts';
import { InsightsBrowser } from '../../renderer/islands/insights/InsightsBrowser.tsx';
import { Island } from '../../renderer/islands/runtime/Island.tsx';
import { toastOptions } from '../../renderer/islands/toasts/toast-options.ts';
import { band } from '../../renderer/design/grid.ts';
import type { Data } from './+data.ts';

const list = css`
  padding-top: ${space[6]};
`;

export function Page({ data }: { data: Data }) {
  const { frame, hero, sections, featured, articles, tags, base, number, pageSize, topic } = data;
  const { labels } = frame;
  return (
    <>
      <Hero hero={hero} newWindow={labels.newWindow} />
      {featured && <FeaturedArticle article={featured} labels={labels} />}
      <div css={[band, list]}>
        <Island
          name="insights"
          component={InsightsBrowser}
          wake="address"
          props={{
            base,
            page: number,
            pageSize,
            topic,
            labels: pickInsightsLabels(labels),
            toasts: toastOptions(frame),
          }}
          fetched={{ index: { articles, tags } }}
        />
      </div>
      <PageSections page={sections} chrome={frame.chrome} labels={labels} />
    </>
  );
}
