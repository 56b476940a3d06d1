import type { MouseEvent } from 'react';

/** Does something here instead of following a link; a click with a key held down (new tab, window, download) stays the browser's. */
export function onPlainClick(act: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    act();
  };
}
