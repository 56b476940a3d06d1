import { useContext } from 'react';
import { FeedLine } from '../../renderer/components/FeedLine.tsx';
import { usePickedLabels } from '../../renderer/components/labels.ts';
import { TopicNamesContext } from '../../renderer/components/topic-names.ts';
import { Hero } from '../../renderer/sections/Hero.tsx';
import { PageSections } from '../../renderer/sections/PageSections.tsx';
import { INSIGHTS_LABELS } from '../../renderer/islands/insights/insights-labels.ts';
import { Island } from '../../renderer/islands/runtime/Island.tsx';
import { useToastOptions } from '../../renderer/islands/toasts/toast-options.ts';
import type { Data } from './describe.ts';

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
