import { importPart } from '../runtime/fetch-parts.ts';
import { tryLoad } from '../runtime/load-part.ts';

/** Set by the build: whether `site.yaml` enables the panel. If not, it is not bundled. */
declare const __ACCESSIBILITY_PANEL__: boolean;

/** Offers the accessibility panel if `site.yaml` enables it, or in development if the address does. */
export function offerPanel(): void {
  const isAskedFor = import.meta.env.DEV && new URLSearchParams(location.search).has('accessibility');
  if (__ACCESSIBILITY_PANEL__ || isAskedFor)
    void tryLoad(() => importPart(() => import('./AccessibilityPanel.tsx')).then(({ showPanel }) => showPanel()));
}
