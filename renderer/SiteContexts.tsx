import type { ReactNode } from 'react';
import { InteractiveFigureContext } from './components/interactive-figure-context.ts';
import { LabelsContext, pickLabels } from './components/labels.ts';
import { TopicNamesContext } from './components/topic-names.ts';
import { IslandComponentsContext, type IslandComponents } from './islands/runtime/island-components.ts';
import { TOAST_LABELS } from './islands/toasts/settings.ts';
import { ToastOptionsContext } from './islands/toasts/toast-options.ts';
import { InteractiveFigureIsland } from './sections/InteractiveFigureIsland.tsx';
import type { DocumentMeta, Surroundings } from './page-data.ts';

interface Props {
  surroundings: Pick<Surroundings, 'chrome' | 'labels' | 'topics'>;
  /** How messages behave on this page; undefined if as on the rest of the site. */
  notifications?: DocumentMeta['notifications'] | undefined;
  islands: IslandComponents;
  children: ReactNode;
}

/** Provides what components need at any depth: labels, message options, topic names, and the components of islands. */
export function SiteContexts({ surroundings: { chrome, labels, topics }, notifications, islands, children }: Props) {
  const toasts = { variant: notifications ?? chrome.notifications, labels: pickLabels(labels, TOAST_LABELS) };
  return (
    <LabelsContext value={labels}>
      <ToastOptionsContext value={toasts}>
        <TopicNamesContext value={topics}>
          <IslandComponentsContext value={islands}>
            <InteractiveFigureContext value={InteractiveFigureIsland}>{children}</InteractiveFigureContext>
          </IslandComponentsContext>
        </TopicNamesContext>
      </ToastOptionsContext>
    </LabelsContext>
  );
}
