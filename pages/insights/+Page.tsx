import { useContext } from 'react';
import { usePickedLabels, useLabels } from '../../renderer/components/labels.ts';
import { TopicNamesContext } from '../../renderer/components/topic-names.ts';
import { Hero } from '../../renderer/sections/Hero.tsx';
import { PageSections } from '../../renderer/sections/PageSections.tsx';
import { INSIGHTS_LABELS } from '../../renderer/islands/insights/insights-labels.ts';
import { Island } from '../../renderer/islands/runtime/Island.tsx';
import { useToastOptions } from '../../renderer/islands/toasts/toast-options.ts';
import type { Data } from './describe.ts';
import { css } from '@emotion/react';
import { FEED_FORMS, formsOfFeed } from '../../pipeline/content/addresses.ts';
import { palette, space } from '../../renderer/design/tokens.ts';
import { band } from '../../renderer/design/grid.ts';
import { withBase } from '../../renderer/components/with-base.ts';

/** One page of a list of articles: of all, or of one topic. Without JavaScript its links lead to the other pages. */
export function Page({ data }: { data: Data }) {
  const { hero, sections, list, base, number, pageSize, topic, feed } = data;
  const labels = usePickedLabels(INSIGHTS_LABELS);
  const toasts = useToastOptions();
  const topicNames = useContext(TopicNamesContext);
  return (
    <>
      <Hero hero={hero} />
      <Island
        name="insights"
        wake="address"
        props={{ base, page: number, pageSize, topic, labels, topicNames, toasts }}
        found={{ index: list }}
      />
      {feed !== undefined && <FeedLine base={feed} />}
      <PageSections page={sections} />
    </>
  );
}

const feeds = css`
  padding-block: ${space[5]};
  color: ${palette('text-quiet')};
  ul {
    display: inline-flex;
    flex-wrap: wrap;
    gap: 0 ${space[4]};
    margin: 0 0 0 ${space[4]};
    padding: 0;
  }
  a {
    display: inline-block;
    padding-block: ${space[2]};
  }
`;

/** Links to the feeds of a list; `base` is the start of their addresses. */
function FeedLine({ base }: { base: string }) {
  const label = useLabels();
  return (
    <div css={band}>
      <nav css={feeds} aria-labelledby="page:feeds">
        <span id="page:feeds">{label('feeds')}</span>
        <ul role="list">
          {formsOfFeed(base).map((form) => (
            <li key={form}>
              <a href={withBase(base + FEED_FORMS[form].file)} type={FEED_FORMS[form].type}>
                {FEED_FORMS[form].name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
