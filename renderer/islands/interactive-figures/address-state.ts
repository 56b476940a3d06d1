import { addressToShare } from '../share/page-address.ts';

/** The address is written after a pause, in milliseconds, as browsers limit changes per second. */
const PAUSE_MS = 250;

const waiting = new Map<string, string | undefined>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Returns the state of a figure in the address, by its anchor; undefined if there is none. */
export function stateInAddress(id: string): string | undefined {
  return new URLSearchParams(location.search).get(id) ?? undefined;
}

/**
 * Writes the state, or removes it, after a pause without changes. Other parameters stay; an address without an anchor
 * gets the figure's, so that it opens there. Adds no history entry.
 */
export function writeState(id: string, text: string | undefined): void {
  waiting.set(id, text);
  clearTimeout(timer);
  timer = setTimeout(settleState, PAUSE_MS);
  addEventListener('pagehide', settleState);
}

/** Returns the full address of a figure in its current state. */
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
