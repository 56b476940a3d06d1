import { keep, kept } from '../kept.ts';

/** `objected`: the browser sends Global Privacy Control. */
export type Consent = 'open' | 'accepted' | 'rejected' | 'objected';

const KEY = 'consent';
const KEPT_MONTHS = 6;

const watchers = new Set<() => void>();

/** The answer given on this page, if the browser could not store it. */
let unkept: Consent | undefined;

/** Returns the visitor's current answer. */
export function readConsent(): Consent {
  if (objects()) return 'objected';
  return unkept ?? parse(kept(KEY));
}

/** Stores an answer. Returns whether the browser kept it. */
export function giveConsent(answer: 'accepted' | 'rejected'): boolean {
  const isKept = keep(KEY, JSON.stringify({ answer, given: new Date().toISOString() }));
  unkept = isKept ? undefined : answer;
  for (const watcher of watchers) watcher();
  return isKept;
}

/** Calls back after every change of the answer, here or in another window. Returns a function that stops this. */
export function watchConsent(watcher: () => void): () => void {
  watchers.add(watcher);
  addEventListener('storage', watcher);
  return () => {
    watchers.delete(watcher);
    removeEventListener('storage', watcher);
  };
}

function objects(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

/** An answer that is too old, from the future or malformed counts as none. */
function parse(text: string | null): Consent {
  const [, answer, given = ''] = /^\{"answer":"(accepted|rejected)","given":"([^"]*)"\}$/.exec(text ?? '') ?? [];
  const from = new Date(given);
  const now = Date.now();
  return from.getTime() <= now && now < monthsAfter(from, KEPT_MONTHS) ? (answer as Consent) : 'open';
}

/** Returns the same day some months later, or that month's last day, in UTC, in milliseconds since 1970. */
function monthsAfter(date: Date, months: number): number {
  const later = new Date(date);
  later.setUTCMonth(date.getUTCMonth() + months);
  if (later.getUTCDate() !== date.getUTCDate()) later.setUTCDate(0);
  return later.getTime();
}
