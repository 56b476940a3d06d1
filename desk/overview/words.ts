import { slugOfFile } from '../../pipeline/content/slug.ts';
import type { Counts, Overview, TextRow, TextState } from '../../pipeline/desk/protocol.ts';

/** The states of a text in the order in which a list shows them: what is to be done first. */
export const STATES = ['draft', 'waiting', 'new', 'changed', 'live', 'gone'] as const satisfies TextState['is'][];
/** Names of the states, for choosing among them. */
export const STATE_NAMES: Readonly<Record<TextState['is'], string>> = {
  draft: 'Draft',
  waiting: 'Waiting',
  new: 'New, not published yet',
  changed: 'Changed since it was published',
  live: 'Live',
  gone: 'Gone',
};

/** Says what visitors see of a text. */
export function stateWords(state: TextState): string {
  return state.is === 'waiting' ? `Waiting until ${dayWords(state.day)}` : STATE_NAMES[state.is];
}

/** Writes a day, `4 December 2026`; without its year if that is the present one. */
export function dayWords(day: string, today = new Date()): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  const isNear = day.startsWith(`${today.getFullYear()}-`);
  const year = isNear ? {} : ({ year: 'numeric' } as const);
  return date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', ...year, timeZone: 'UTC' });
}

/** Returns the day of a moment by the clock of this computer, `YYYY-MM-DD`; `time` is in milliseconds since 1970. */
export function dayOf(time: number): string {
  const date = new Date(time);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Returns words without the accents of their letters. */
export function withoutAccents(words: string): string {
  return words.normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/** Returns the last part of an address for a title, or the name of a topic for its words. */
export function slugOf(words: string): string {
  return slugOfFile(withoutAccents(words));
}

/** Writes a number with the word that it counts: `1 error`, `2 errors`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Says what was found, the worst first; an empty text if it is nothing. */
export function foundWords({ error, warning, note }: Counts): string {
  const parts = [counted(error, 'error'), counted(warning, 'warning'), counted(note, 'note')];
  return parts.filter((part) => !part.startsWith('0 ')).join(' · ');
}

/** Says what matters: what visitors do not see yet, what is wrong, and what comes next. */
export function headLine({ unpublished, found, texts }: Overview): string[] {
  const next = texts
    .flatMap(({ title, state }) => (state.is === 'waiting' ? [{ title, day: state.day }] : []))
    .toSorted((a, b) => a.day.localeCompare(b.day))[0];
  const changes = unpublished && counted(unpublished.files.length, 'change');
  return [
    ...(unpublished ? [`${changes} since ${dayWords(dayOf(unpublished.since))}`] : []),
    found.error === 0 ? 'no errors' : counted(found.error, 'error'),
    ...(next ? [`next: ${next.title} on ${dayWords(next.day)}`] : []),
  ];
}

/** Returns the row of a text; undefined for a file that is none. */
export function rowOf({ texts }: Overview, file: string): TextRow | undefined {
  return texts.find((text) => text.file === file);
}

/** Returns the title of a text; the path of a file that is none. */
export function titleOf(file: string, overview: Overview | undefined): string {
  return (overview && rowOf(overview, file)?.title) ?? file;
}

/** By what a list may be sorted. */
export type Column = 'title' | 'state' | 'day' | 'words' | 'found' | 'saved';

/** Sorts texts by a column; equal ones by their titles. */
export function sortTexts(texts: readonly TextRow[], column: Column, isDown: boolean): TextRow[] {
  const keyOf: Record<Column, (text: TextRow) => string | number> = {
    title: ({ title }) => title,
    state: ({ state }) => STATES.indexOf(state.is),
    day: ({ state, day = '' }) => (state.is === 'waiting' ? state.day : day),
    words: ({ words }) => words,
    found: ({ found }) => found.error * 1e6 + found.warning * 1e3 + found.note,
    saved: ({ saved }) => saved,
  };
  const key = keyOf[column];
  return texts.toSorted((a, b) => {
    const [one, two] = [key(a), key(b)];
    const order = typeof one === 'number' ? one - Number(two) : one.localeCompare(String(two));
    return (isDown ? -order : order) || a.title.localeCompare(b.title);
  });
}
