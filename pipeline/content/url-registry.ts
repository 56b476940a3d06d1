import { faultOfDay } from './day-form.ts';
import { compareTexts } from '../shared/compare-texts.ts';

/** The first lines of a new URL registry. */
const HEAD = [
  '# Every address that this site has ever had. `npm run build` adds new ones; keep this file with the others.',
  '# `live` stays alive for ever: as a page, or under `aliases` of the page that took its place. `gone` is meant to be gone. A day: live from then on. Behind a `#`: a place on a page; an old one lives on behind the new one, `{#new #old}`.',
];
/** An address, optionally with `#` and an anchor, and its state. */
const LINE = /^(\/[^\s:#?%\\]*(?:#[^\s#%\\]+)?):[ \t]+(live|gone|\d{4}-\d{2}-\d{2})[ \t]*(?:#.*)?$/;
const LINE_END = /\r\n?|\n/;

/** A line of a URL registry that is neither an entry nor a comment. */
interface OddLine {
  readonly line: number;
  readonly text: string;
}

/** Reads a URL registry line by line. Does not use the YAML library, which compares each name with all others. */
export function readUrlRegistry(text: string): { entries: UrlRegistryEntry[]; odd: OddLine[] } {
  const entries: UrlRegistryEntry[] = [];
  const odd: OddLine[] = [];
  for (const [index, line] of linesOf(text).entries()) {
    const [, address, word] = LINE.exec(line) ?? [];
    if (address !== undefined && word !== undefined && !isNoDay(word))
      entries.push({ address, ...stateOf(word), line: index + 1, column: columnOfState(address, line) });
    else if (!/^\s*(?:#.*)?$/.test(line)) odd.push({ line: index + 1, text: line });
  }
  return { entries, odd };
}

function isNoDay(word: string): boolean {
  return /^\d/.test(word) && faultOfDay(word) !== undefined;
}

function stateOf(word: string): Pick<UrlRegistryEntry, 'state' | 'day'> {
  return word === 'live' || word === 'gone' ? { state: word } : { state: 'live', day: word };
}

/**
 * Adds the changes of a build to the text of a URL registry: new addresses, each on a line before the first that sorts
 * after it; scheduled ones with their day. Removes lines of addresses that are no longer scheduled, and keeps all
 * others; uses the line end of the first line. Without a text, begins a new registry.
 */
export function updateUrlRegistry(text: string | undefined, news: UrlRegistryNews): string {
  const saved = text ?? HEAD.map((line) => `${line}\n`).join('');
  const [mark] = /^\uFEFF?/.exec(saved) ?? [''];
  const lines = renewDays(linesOf(saved), news);
  const known = new Set(readUrlRegistry(lines.join('\n')).entries.map(({ address }) => address));
  const all = new Set([...news.shown, ...Object.keys(news.due)]);
  const fresh = [...all].filter((address) => !known.has(address)).toSorted(compareTexts);
  const [end = '\n'] = LINE_END.exec(saved) ?? [];
  return mark + withFresh(lines, fresh, news).join(end);
}

function withFresh(lines: readonly string[], fresh: readonly string[], { due }: UrlRegistryNews): string[] {
  const end = lines.findLastIndex((line) => line.trim() !== '') + 1;
  const out: string[] = [];
  let next = 0;
  const addUpTo = (here?: string): void => {
    for (let address = fresh[next]; address !== undefined; address = fresh[++next]) {
      if (here !== undefined && compareTexts(address, here) >= 0) return;
      out.push(urlRegistryLine(address, due[address]));
    }
  };
  for (const line of lines.slice(0, end)) {
    const [, here] = LINE.exec(line) ?? [];
    if (here !== undefined) addUpTo(here);
    out.push(line);
  }
  addUpTo();
  return [...out, ...lines.slice(end)];
}

/**
 * Replaces a past day with `live`, and a later day with the present schedule; removes lines that are no longer
 * scheduled.
 */
function renewDays(lines: readonly string[], { due, day: today }: UrlRegistryNews): string[] {
  return lines.flatMap((line) => {
    const [entry] = readUrlRegistry(line).entries;
    if (entry?.day === undefined) return [line];
    const { address, column, day } = entry;
    const word = day <= today ? 'live' : due[address];
    return word === undefined ? [] : [line.slice(0, column - 1) + word + line.slice(column - 1 + day.length)];
  });
}

/** Returns the text of a URL registry with another state, or a first day, for an address. */
export function setInUrlRegistry(text: string, address: string, word: string): string {
  return text
    .split('\n')
    .map((line) =>
      LINE.exec(line.replace(/\r$/, ''))?.[1] === address ? line.replace(/:[ \t]+[\w-]+/, `: ${word}`) : line,
    )
    .join('\n');
}

/** Returns a line of the URL registry: an address, and a state or day. */
export function urlRegistryLine(address: string, word: string = 'live'): string {
  return `${address}: ${word}`;
}

function linesOf(text: string): string[] {
  return text.replace(/^\uFEFF/, '').split(LINE_END);
}

function columnOfState(address: string, line: string): number {
  const rest = line.slice(address.length + 1);
  return address.length + 2 + (rest.length - rest.trimStart().length);
}

/** A `live` address must lead somewhere for ever; a `gone` one leads nowhere on purpose. */
type AddressState = 'live' | 'gone';

/** Changes that a build writes into the URL registry. */
export interface UrlRegistryNews {
  /** Published addresses that are not listed yet. */
  readonly shown: readonly string[];
  /** First days of scheduled addresses, `YYYY-MM-DD`. */
  readonly due: Readonly<Record<string, string>>;
  /** The day of the build, `YYYY-MM-DD`. */
  readonly day: string;
}

/** A line of the URL registry: an address that was or will be published, and its position. */
export interface UrlRegistryEntry {
  readonly address: string;
  readonly state: AddressState;
  /** The day from which it is live, `YYYY-MM-DD`; absent if it was live when the line was written. */
  readonly day?: string;
  /** Whether the file has lost the line, which git or the published folder still knows. */
  readonly isLost?: true;
  /** Counted from 1. */
  readonly line: number;
  /** The column of the state, counted from 1. */
  readonly column: number;
}

/** Every address that a site has had up to a day, in file order. */
export type UrlRegistry = ReadonlyMap<string, UrlRegistryEntry>;
