import { importPart } from '../runtime/fetch-parts.ts';
import { quietly } from '../runtime/parts.ts';

/** Set by the build: whether `site.yaml` asks for the panel. Without it, the panel is not even bundled. */
declare const __ACCESSIBILITY_PANEL__: boolean;

/** Offers the accessibility panel where `site.yaml` asks for it, and while developing where the address does. */
export function offerPanel(): void {
  const isAskedFor = import.meta.env.DEV && new URLSearchParams(location.search).has('accessibility');
  if (__ACCESSIBILITY_PANEL__ || isAskedFor)
    void quietly(() => importPart(() => import('./show-panel.tsx')).then(({ showPanel }) => showPanel()));
}
