import { addressToShare } from '../share/page-address.ts';

/** Browsers admit few changes of the address a second: it is written after a pause, in milliseconds. */
const PAUSE_MS = 250;

const waiting = new Map<string, string | undefined>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** What the address says of a figure, by its anchor. */
export function stateInAddress(id: string): string | undefined {
  return new URLSearchParams(location.search).get(id) ?? undefined;
}

/**
 * Writes it, or takes it out, once nothing has been changed for a moment; other parameters stay, and an address without an anchor
 * gets that of the figure, so that it opens there. It is no step to go back to.
 */
export function writeState(id: string, text: string | undefined): void {
  waiting.set(id, text);
  clearTimeout(timer);
  timer = setTimeout(settleState, PAUSE_MS);
  addEventListener('pagehide', settleState);
}

/** The whole address of a figure as it is set. */
export function figureAddress(id: string): string {
  settleState();
  return addressToShare(location.href, id);
}

function settleState(): void {
  const params = new URLSearchParams(location.search);
  let { hash } = location;
  for (const [id, text] of waiting) {
    if (text === undefined) params.delete(id);
    else {
      params.set(id, text);
      hash ||= `#${id}`;
    }
  }
  if (waiting.size === 0) return;
  waiting.clear();
  history.replaceState(history.state, '', location.pathname + (params.size === 0 ? '' : `?${params}`) + hash);
}
