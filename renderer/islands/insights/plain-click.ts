import type { MouseEvent } from 'react';

/**
 * Returns a click handler that acts instead of following the link; clicks with a modifier key (new tab, window,
 * download) are left to the browser.
 */
export function onPlainClick(act: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    act();
  };
}
