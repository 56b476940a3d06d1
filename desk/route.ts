import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { DESK } from '../pipeline/desk/protocol.ts';

/** What an address of the desk shows. */
export type Route = { readonly screen: keyof typeof TITLES } | { readonly screen: 'text'; readonly file: string };

/** The titles of the screens; but for the first, their names are their addresses. */
export const TITLES = {
  overview: 'Texts',
  facts: 'Facts',
  questions: 'Questions',
  quotes: 'Quotations',
  pictures: 'Pictures and files',
  confirm: 'Sentences to be confirmed',
  publish: 'Publish',
} as const;
const SCREENS = Object.keys(TITLES) as (keyof typeof TITLES)[];
/** The event that leads the focus into the text that is open. */
export const TO_TEXT = 'desk:to-text';
const MOVED = 'desk:moved';

/** Returns what a path of the desk shows: `/desk/insights/a` a text, `/desk/files/site.yaml` a file. */
export function routeOf(pathname: string): Route {
  const name = decodeURI(pathname)
    .slice(DESK.length)
    .replace(/^\/|\/$/g, '');
  const screen = SCREENS.find((one) => one === (name || 'overview'));
  if (screen) return { screen };
  return { screen: 'text', file: name.startsWith('files/') ? name.slice('files/'.length) : `${name}.md` };
}

/** Returns the address at which a text or a file is written, opened at a line if one is named. */
export function deskAddress(file: string, line?: number): string {
  const path = encodeURI(file.endsWith('.md') ? `${DESK}/${file.slice(0, -'.md'.length)}` : `${DESK}/files/${file}`);
  return line === undefined ? path : `${path}?line=${line}`;
}

/** Shows another address of the desk. */
export function go(address: string, isInstead = false): void {
  history[isInstead ? 'replaceState' : 'pushState'](null, '', address);
  window.dispatchEvent(new Event(MOVED));
}

/** The present address of the desk, path and query. */
export function useAddress(): string {
  return useSyncExternalStore(follow, () => location.pathname + location.search);
}

/** Takes presses on links to the desk, so that the page stays. */
export function followLinks(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!link || !isPlain || link.target !== '' || link.origin !== location.origin) return;
  if (link.pathname !== DESK && !link.pathname.startsWith(`${DESK}/`)) return;
  if (link.hash !== '' && link.pathname === location.pathname) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

/** Does something at each event of the window. */
export function useEvent<Name extends string>(
  name: Name,
  act: (event: Name extends keyof WindowEventMap ? WindowEventMap[Name] : Event) => void,
): void {
  const now = useEffectEvent(act);
  useEffect(() => {
    const listen = (event: Event): void => now(event as Parameters<typeof act>[0]);
    window.addEventListener(name, listen);
    return () => window.removeEventListener(name, listen);
  }, [name]);
}

function follow(listener: () => void): () => void {
  const events = ['popstate', MOVED];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}
