const DAY_MS = 86_400_000;
const DAYS_OF_A_WEEK = 6;

/** Writes a time of day, `18:40`. */
export function timeWords(time: number): string {
  return new Date(time).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
}

/** Writes when something was: `18:40` today, `Tuesday, 18:40` within a week, else `4 December, 18:40`. */
export function whenWords(time: number, now: number): string {
  const [then, today] = [new Date(time), new Date(now)];
  if (then.toDateString() === today.toDateString()) return timeWords(time);
  const isNear = now - time < DAYS_OF_A_WEEK * DAY_MS;
  const day = then.toLocaleDateString('en-GB', isNear ? { weekday: 'long' } : { day: 'numeric', month: 'long' });
  return `${day}, ${timeWords(time)}`;
}
