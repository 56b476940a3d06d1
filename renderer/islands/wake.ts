import { afterLoad } from './after-load.ts';

const GESTURES = ['pointerover', 'focusin', 'keydown', 'input'] as const;
const ISLAND = '[data-island]';

const waking = new WeakMap<HTMLElement, Promise<void>>();

/**
 * Wakes islands on the first gesture inside them, and earlier where they ask for it. A press on a
 * button that is still asleep is kept and given to it when it is awake.
 */
export function watchIslands(): void {
  for (const gesture of GESTURES) {
    document.addEventListener(gesture, ({ target }) => void wakeAround(target), { capture: true, passive: true });
  }
  document.addEventListener('click', keepPress, { capture: true });
  // A gesture from before this ran has left the focus behind.
  const asking = [`${ISLAND}:focus-within`, ...(location.search === '' ? [] : [`${ISLAND}[data-wake="address"]`])];
  for (const island of document.querySelectorAll<HTMLElement>(asking.join())) void wake(island);
  fetchWhenIdle();
}

function keepPress(event: MouseEvent): void {
  const island = islandAround(event.target);
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (!island || !button || 'awake' in island.dataset || isObeyed(button)) return;
  void wake(island).then(() => button.click());
}

/** A button with a `command` that the browser knows has done its work already. */
function isObeyed(button: HTMLButtonElement): boolean {
  return button.hasAttribute('command') && 'commandForElement' in HTMLButtonElement.prototype;
}

function wakeAround(target: EventTarget | null): Promise<void> | undefined {
  const island = islandAround(target);
  return island && wake(island);
}

function islandAround(target: EventTarget | null): HTMLElement | undefined {
  return target instanceof Element ? (target.closest<HTMLElement>(ISLAND) ?? undefined) : undefined;
}

/** A failed attempt is forgotten, so that the next gesture tries again. */
function wake(island: HTMLElement): Promise<void> {
  const before = waking.get(island);
  if (before) return before;
  const attempt = import('./hydrate.tsx').then(({ hydrate }) => hydrate(island));
  waking.set(island, attempt);
  attempt.catch(() => waking.delete(island));
  return attempt;
}

/** React comes while nothing else is going on; a visitor who saves data waits for it on the first gesture. */
function fetchWhenIdle(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const later = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200));
  afterLoad(() => later(() => void import('./hydrate.tsx')));
}
