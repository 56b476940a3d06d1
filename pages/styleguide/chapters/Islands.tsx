import { css } from '@emotion/react';
import { CopyLink } from '../../../renderer/sections/CopyLink.tsx';
import { useLabels, usePickedLabels } from '../../../renderer/components/labels.ts';
import { band } from '../../../renderer/design/grid.ts';
import { palette, space } from '../../../renderer/design/tokens.ts';
import { GO_BACK_LABELS } from '../../../renderer/islands/go-back/GoBackButton.tsx';
import { INSIGHTS_LABELS } from '../../../renderer/islands/insights/insights-labels.ts';
import { Island } from '../../../renderer/islands/runtime/Island.tsx';
import { useToastOptions } from '../../../renderer/islands/toasts/toast-options.ts';
import { InteractiveFigureIsland } from '../../../renderer/sections/InteractiveFigureIsland.tsx';
import { ShareLink } from '../../../renderer/sections/ShareLink.tsx';
import type { Data } from '../describe.ts';
import { interactiveFigures } from '../samples/interactive-figures.ts';
import { Specimen } from '../Specimen.tsx';

/** Small, so that the list has several pages. */
const PAGE_SIZE = 3;

const STATES = {
  'as it is': '',
  'a search': '?q=burn',
  'the second page': '?page=2',
  'nothing found': '?q=burm+qualty',
};

const links = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[5]};
  margin-bottom: ${space[5]};
  color: ${palette('accent')};
`;

/** The islands, hydrated, and the list of articles in each of its states. */
export function Islands({ data: { articles, tags } }: { data: Data }) {
  const label = useLabels();
  const goBackLabels = usePickedLabels(GO_BACK_LABELS);
  const insightsLabels = usePickedLabels(INSIGHTS_LABELS);
  const toasts = useToastOptions();
  const states = Object.entries({ ...STATES, ...(tags[0] && { 'a topic': `?tag=${tags[0].tag}` }) });
  return (
    <>
      <Specimen name="ShareButton">
        <ShareLink text={label('share')} />
      </Specimen>
      <Specimen
        name="CopyLinkButton, Tooltip"
        note="Rest the pointer on it, or reach it with Tab: a tooltip says what it does."
      >
        <CopyLink anchor="islands" title="Islands" />
      </Specimen>
      <Specimen name="PrintButton">
        <Island name="print" props={{ label: label('print') }} />
      </Specimen>
      <Specimen name="GoBackButton">
        <Island name="go-back" props={{ labels: goBackLabels, toasts }} />
      </Specimen>
      <Specimen name="LadderFigure, MatrixFigure, DeckFigure, TitlesFigure" note="The address keeps their state.">
        {interactiveFigures.map((figure) => (
          <InteractiveFigureIsland key={figure.id} figure={figure} />
        ))}
      </Specimen>
      <Specimen
        name="InsightsBrowser, EmptyState"
        note="With the site’s own articles, three on a page. The address keeps its state, so that a link can lead to each."
        wide
      >
        <ul css={[band, links]} role="list">
          {states.map(([name, search]) => (
            <li key={name}>
              <a href={`/styleguide${search}#insights-browser`}>{name}</a>
            </li>
          ))}
        </ul>
        <div id="insights-browser">
          <Island
            name="insights"
            wake="address"
            props={{
              base: '/styleguide',
              page: 1,
              pageSize: PAGE_SIZE,
              topic: '',
              labels: insightsLabels,
              topicNames: {},
              toasts,
            }}
            found={{ index: { articles, tags } }}
          />
        </div>
      </Specimen>
    </>
  );
}
