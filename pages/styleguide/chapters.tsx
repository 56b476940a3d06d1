import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { Hero as HeroModel, Opening } from '../../pipeline/content/model/page.ts';
import { ActionLink } from '../../renderer/components/ActionLink.tsx';
import { CloseIcon } from '../../renderer/components/CloseIcon.tsx';
import { usePickedLabels } from '../../renderer/components/labels.ts';
import { Mark } from '../../renderer/components/Mark.tsx';
import { Updated } from '../../renderer/components/Updated.tsx';
import { iconButton } from '../../renderer/design/icon-button.ts';
import { quietButton } from '../../renderer/design/quiet-button.ts';
import { segment, segments } from '../../renderer/design/segments.ts';
import { space } from '../../renderer/design/tokens.ts';
import { INSIGHTS_LABELS } from '../../renderer/islands/insights/insights-labels.ts';
import { Island } from '../../renderer/islands/runtime/Island.tsx';
import type { NoticeKind } from '../../renderer/islands/scripts/notices/notices.ts';
import { useToastOptions } from '../../renderer/islands/toasts/toast-options.ts';
import type { ToastKind } from '../../renderer/islands/toasts/settings.ts';
import { ToastSign } from '../../renderer/islands/toasts/ToastSign.tsx';
import { Breadcrumbs } from '../../renderer/layout/Breadcrumbs.tsx';
import { Actions } from '../../renderer/sections/Actions.tsx';
import { Hero } from '../../renderer/sections/Hero.tsx';
import { InteractiveFigureIsland } from '../../renderer/sections/InteractiveFigureIsland.tsx';
import { SectionBlock } from '../../renderer/sections/SectionBlock.tsx';
import type { Data } from './describe.ts';
import { openings } from './layouts.ts';
import { Colors, Measures, Type } from './tokens.tsx';

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[6]};
`;

const inside = { label: 'A link inside the site', href: '/styleguide', external: false };
const outside = {
  label: 'A link out of the site',
  href: 'https://example.com/',
  external: true,
  note: 'What a visitor should know before following it.',
  sendLink: 'Send the link to another device',
};

const MESSAGES: readonly ToastKind[] = ['default', 'success', 'info', 'warning', 'error', 'loading'];
const NOTICES: readonly NoticeKind[] = ['error', 'changed', 'broken', 'offline'];
const PLACES = { 'nothing found': '?q=burm+qualty', 'a search': '?q=burn', 'the second page': '?page=2' };

interface ChapterOfGuide {
  readonly id: string;
  readonly title: string;
  readonly specimens: readonly Specimen[];
}

/** One thing on show, by its name in the code; `isWide` if it brings its own margins. */
interface Specimen {
  readonly name: string;
  readonly note?: string;
  readonly isWide?: boolean;
  readonly shown: ReactNode;
}

/** Returns the specimens of the style guide: first tokens, then what is made of them. */
export function useChapters(data: Data): readonly ChapterOfGuide[] {
  const { hero, articles, tags, meta } = data;
  const insightsLabels = usePickedLabels(INSIGHTS_LABELS);
  const toasts = useToastOptions();
  const list = { base: '/styleguide', page: 1, pageSize: 3, topic: '', labels: insightsLabels, topicNames: {}, toasts };
  return [
    {
      id: 'tokens',
      title: 'Tokens',
      specimens: [
        { name: 'palette()', note: 'By role, light and dark, with the contrast on the page.', shown: <Colors /> },
        { name: 'size(), display, kicker', note: 'Sizes grow with the window.', shown: <Type /> },
        { name: 'space, radius, shadow, twelve', shown: <Measures /> },
      ],
    },
    {
      id: 'parts',
      title: 'Small parts',
      specimens: [
        {
          name: 'ActionLink, quietButton, iconButton, segments',
          shown: (
            <div css={row}>
              {(['button', 'outline', 'quiet', 'plain'] as const).map((look) => (
                <ActionLink key={look} action={{ ...inside, label: look }} look={look} />
              ))}
              <button type="button" css={quietButton}>
                quietButton
              </button>
              <button type="button" css={iconButton} aria-label="iconButton">
                <CloseIcon />
              </button>
              <div css={segments} role="group" aria-label="Sample choice">
                {['First', 'Second'].map((name) => (
                  <button key={name} type="button" css={segment} aria-pressed={name === 'Second'}>
                    {name}
                  </button>
                ))}
              </div>
            </div>
          ),
        },
        { name: 'Actions', shown: <Actions actions={[outside, inside]} prominent /> },
        {
          name: 'Mark, ToastSign',
          shown: (
            <div css={row}>
              <Mark />
              {MESSAGES.map((kind) => (
                <ToastSign key={kind} kind={kind} />
              ))}
            </div>
          ),
        },
        { name: 'Breadcrumbs', shown: <Breadcrumbs breadcrumbs={meta.breadcrumbs} label="Sample of breadcrumbs" /> },
        { name: 'Updated', isWide: true, shown: <Updated updated={{ day: '2020-01-01', text: 'January 1, 2020' }} /> },
      ],
    },
    {
      id: 'openings',
      title: 'Openings',
      specimens: openings.map((layout) => ({
        name: `Hero, ${layout}`,
        isWide: true,
        shown: hero && <Hero hero={heroIn(layout, hero)} />,
      })),
    },
    {
      id: 'sections',
      title: 'Sections',
      specimens: data.sections.map((section) => ({
        name: section.id,
        isWide: true,
        shown: <SectionBlock section={section} />,
      })),
    },
    {
      id: 'islands',
      title: 'Islands',
      specimens: [
        ...data.figures.map((figure) => ({
          name: figure.kind,
          shown: <InteractiveFigureIsland figure={figure} />,
        })),
        {
          name: 'InsightsBrowser',
          note: 'With the site’s own articles, three on a page.',
          shown: <Links places={PLACES} anchor="insights-browser" />,
        },
        {
          name: 'InsightsBrowser, EmptyState',
          isWide: true,
          shown: (
            <div id="insights-browser">
              <Island name="insights" wake="address" props={list} found={{ index: { articles, tags } }} />
            </div>
          ),
        },
      ],
    },
    {
      id: 'messages',
      title: 'Messages',
      specimens: [
        {
          name: 'Variants',
          note: `This page shows the ${meta.notifications ?? 'standard'} one.`,
          shown: (
            <Links places={{ standard: '?messages=standard', accessible: '?messages=accessible' }} anchor="messages" />
          ),
        },
        {
          name: 'Toasts, Notices, ErrorScreen, AccessibilityPanel',
          shown: (
            <div css={row} data-toasts={JSON.stringify(toasts)}>
              {MESSAGES.map((kind) => (
                <button key={kind} type="button" css={quietButton} data-kind={kind}>
                  {kind}
                </button>
              ))}
              {NOTICES.map((kind) => (
                <button key={kind} type="button" css={quietButton} data-shows={kind}>
                  notice: {kind}
                </button>
              ))}
              <button type="button" css={quietButton} data-fails="failing-island">
                Wake an island that fails
              </button>
              <a href="/styleguide?accessibility#messages">This page with the panel</a>
              <div id="failing-island" />
              {/* Loaded from the development server, never bundled. */}
              <script type="module" src="/pages/styleguide/try-out.ts" />
            </div>
          ),
        },
      ],
    },
  ];
}

function heroIn(layout: Opening, { picture, ...words }: HeroModel): HeroModel {
  return { ...words, layout, who: 'Who speaks here.', ...(layout === 'beside' && picture && { picture }) };
}

/** Links to this page in several states. */
function Links({ places, anchor }: { places: Readonly<Record<string, string>>; anchor: string }) {
  return (
    <ul css={row} role="list">
      {Object.entries(places).map(([name, search]) => (
        <li key={name}>
          <a href={`/styleguide${search}#${anchor}`}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
