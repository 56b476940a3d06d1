import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { createStyleCache } from '../runtime/style-cache.ts';
import { AccessibilityPanel } from './AccessibilityPanel.tsx';

/** Adds the panel to the page, closed. */
export function showPanel(): void {
  const host = document.createElement('div');
  document.body.append(host);
  createRoot(host).render(
    <CacheProvider value={createStyleCache()}>
      <AccessibilityPanel />
    </CacheProvider>,
  );
}
