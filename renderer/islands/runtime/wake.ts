import { afterLoad } from './after-load.ts';
import { fetchParts, importPart } from './fetch-parts.ts';
import { loadOrNotify, tryLoad } from './load-part.ts';

const GESTURES = ['pointerover', 'focusin', 'keydown', 'input'] as const;
const ISLAND = '[data-island]';

const hydration = () => import('./hydrate.tsx');
const waking = new WeakMap<HTMLElement, Promise<void>>();

/**
 * Hydrates islands on the first gesture inside them, or earlier if they ask for it. A press on a button before that is
 * repeated after hydration, until when the button is faded; text stays in its field.
 */
export function watchIslands(): void {
  for (const gesture of GESTURES) document.addEventListener(gesture, wakeAround, { capture: true, passive: true });
  document.addEventListener('click', keepPress, { capture: true });
  // The focus may come from a gesture before this script ran.
  const hasState = /[?=]/.test(location.search + location.hash);
  const asking = [`${ISLAND}:focus-within`, ...(hasState ? [`${ISLAND}[data-wake="address"]`] : [])];
  for (const island of document.querySelectorAll<HTMLElement>(asking.join())) void loadOrNotify(() => wake(island));
  fetchWhenIdle();
}

async function keepPress(event: MouseEvent): Promise<void> {
  const island = islandAround(event.target);
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (!island || !button || isAwake(island) || isObeyed(button)) return;
  button.style.opacity = '0.4';
  await loadOrNotify(() => wake(island));
  button.style.opacity = '';
  if (isAwake(island)) button.click();
}

/** Whether the browser has already obeyed the `command` of a button. */
function isObeyed(button: HTMLButtonElement): boolean {
  return button.hasAttribute('command') && 'commandForElement' in button;
}

/** Typing insists on hydration; other gestures only attempt it. */
function wakeAround({ target, type }: Event): void {
  const island = islandAround(target);
  if (island) void (type === 'input' ? loadOrNotify : tryLoad)(() => wake(island));
}

function islandAround(target: EventTarget | null): HTMLElement | undefined {
  return target instanceof Element ? (target.closest<HTMLElement>(ISLAND) ?? undefined) : undefined;
}

function isAwake({ dataset }: HTMLElement): boolean {
  return 'awake' in dataset;
}

/** A failed attempt is forgotten, so that the next gesture tries again. */
function wake(island: HTMLElement): Promise<void> {
  const before = waking.get(island);
  if (before) return before;
  const attempt = importPart(hydration).then(({ hydrate }) => hydrate(island));
  const forgetFailure = (): boolean => !isAwake(island) && waking.delete(island);
  waking.set(island, attempt);
  attempt.then(forgetFailure, forgetFailure);
  return attempt;
}

/**
 * Fetches React while the browser is idle. It runs on the first gesture only, as it blocks a slow phone's main thread
 * for a while. With data saving on, fetching waits for that, too.
 */
function fetchWhenIdle(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const later = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200));
  afterLoad(() => later(() => void tryLoad(() => fetchParts(hydration))));
}
