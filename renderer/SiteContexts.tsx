import type { ReactNode } from 'react';
import { LabelsContext, pickLabels } from './components/labels.ts';
import { IslandComponentsContext, type IslandComponents } from './islands/runtime/island-components.ts';
import { TOAST_LABELS } from './islands/toasts/settings.ts';
import { ToastOptionsContext } from './islands/toasts/toast-options.ts';
import type { Frame } from './page-data.ts';

interface Props {
  frame: Pick<Frame, 'chrome' | 'labels'>;
  islands: IslandComponents;
  children: ReactNode;
}

/** What components ask for wherever they are: words, how messages behave, what islands show before they wake up. */
export function SiteContexts({ frame: { chrome, labels }, islands, children }: Props) {
  const toasts = { variant: chrome.notifications, labels: pickLabels(labels, TOAST_LABELS) };
  return (
    <LabelsContext value={labels}>
      <ToastOptionsContext value={toasts}>
        <IslandComponentsContext value={islands}>{children}</IslandComponentsContext>
      </ToastOptionsContext>
    </LabelsContext>
  );
}
