import { addressToShare } from '../share/page-address.ts';

/** The address is written after a pause, in milliseconds, as browsers limit changes per second. */
const PAUSE_MS = 250;

interface State {
  readonly text: string | undefined;
  readonly anchor: string;
}

const waiting = new Map<string, State>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Returns the state of a figure in the address, by its anchor; undefined if there is none. */
export function stateInAddress(id: string): string | undefined {
  return new URLSearchParams(location.search).get(id) ?? undefined;
}

/**
 * Writes the state, or removes it, after a pause without changes. Other parameters stay; an address without an anchor
 * gets the figure's, so that it opens there, and so does one with another anchor if the figure's holds more than its
 * id. Adds no history entry.
 */
export function writeState(id: string, text: string | undefined, anchor = id): void {
  waiting.set(id, { text, anchor });
  clearTimeout(timer);
  timer = setTimeout(settleState, PAUSE_MS);
  addEventListener('pagehide', settleState);
}

/** Returns the full address of a figure in its current state, by its anchor. */
export function figureAddress(anchor: string): string {
  settleState();
  return addressToShare(location.href, anchor);
}

function settleState(): void {
  const params = new URLSearchParams(location.search);
  let { hash } = location;
  for (const [id, { text, anchor }] of waiting) {
    if (text === undefined) params.delete(id);
    else params.set(id, text);
    if (anchor !== id || hash.startsWith(`#${id}=`)) hash = `#${anchor}`;
    else if (text !== undefined) hash ||= `#${id}`;
  }
  if (waiting.size === 0) return;
  waiting.clear();
  history.replaceState(history.state, '', location.pathname + (params.size === 0 ? '' : `?${params}`) + hash);
}
