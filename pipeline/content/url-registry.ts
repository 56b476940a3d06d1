import { faultOfDay } from './day-form.ts';
import type { AddressState, UrlRegistryEntry, UrlRegistryNews } from './model/url-registry.ts';

/** What a new URL registry begins with. */
const HEAD = [
  '# Every address that this site has ever had. `npm run build` adds new ones; keep this file with the others.',
  '# `live` stays alive for ever: as a page, or under `aliases` of the page that took its place. `gone` is meant to be gone. A day: live from then on. Behind a `#`: a place on a page; an old one lives on behind the new one, `{#new #old}`.',
];
/** An address, perhaps with a `#` and the anchor of a place on its page, and its state. */
const LINE = /^(\/[^\s:#?%\\]*(?:#[\w-]+)?):[ \t]+(live|gone|\d{4}-\d{2}-\d{2})[ \t]*(?:#.*)?$/;

/** A line of a URL registry that is neither an entry nor a comment. */
interface OddLine {
  readonly line: number;
  readonly text: string;
}

/** What the text of a URL registry says, line by line: a plain reader, since the one of YAML compares each name with all others. */
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

/** Whether what has the form of a day is none. */
function isNoDay(word: string): boolean {
  return /^\d/.test(word) && faultOfDay(word) !== undefined;
}

function stateOf(word: string): Pick<UrlRegistryEntry, 'state' | 'day'> {
  return word === 'live' || word === 'gone' ? { state: word } : { state: 'live', day: word };
}

/**
 * The text of a URL registry, as it was saved, with what a build has to say: further addresses, each in a line of its own before the first that
 * sorts behind it; those that wait, with their day, which a line of one that waits no more has lost; every other line stays as it is, with
 * its end. Without a text, a new URL registry.
 */
export function updateUrlRegistry(text: string | undefined, news: UrlRegistryNews): string {
  const saved = text ?? HEAD.map((line) => `${line}\n`).join('');
  const [mark] = /^\uFEFF?/.exec(saved) ?? [''];
  const lines = renewDays(wholeLinesOf(saved.slice(mark.length)), news);
  const known = new Set(readUrlRegistry(saved).entries.map(({ address }) => address));
  const all = new Set([...news.shown, ...Object.keys(news.due)]);
  const fresh = [...all].filter((address) => !known.has(address)).toSorted(compare);
  return mark + textOf(withFresh(lines, fresh, news));
}

/** A line, and what ends it. */
interface WholeLine {
  readonly text: string;
  readonly end: string;
}

/** New lines end as the one before them does; the last of all ends as the last one did. */
function withFresh(lines: readonly WholeLine[], fresh: readonly string[], { due }: UrlRegistryNews): WholeLine[] {
  const usual = lines.find(({ end }) => end !== '')?.end ?? '\n';
  const lastText = lines.findLastIndex(({ text }) => text.trim() !== '');
  const out: WholeLine[] = [];
  let next = 0;
  const addUpTo = (here: string | undefined): void => {
    for (; comesBefore(fresh[next], here); next++) {
      const address = fresh[next] ?? '';
      const before = out.at(-1);
      if (before?.end === '') out[out.length - 1] = { ...before, end: usual };
      out.push({ text: urlRegistryLine(address, due[address]), end: before?.end ?? usual });
    }
  };
  for (const [index, line] of lines.entries()) {
    const [, here] = LINE.exec(line.text) ?? [];
    if (here !== undefined) addUpTo(here);
    out.push(line);
    if (index === lastText) addUpTo(undefined);
  }
  addUpTo(undefined);
  return out;
}

/** Lines with a day say `live` once it has come; before that, nothing was published there, and each follows what waits. */
function renewDays(lines: readonly WholeLine[], { due, day: today }: UrlRegistryNews): WholeLine[] {
  return lines.flatMap((line) => {
    const [entry] = readUrlRegistry(line.text).entries;
    if (entry?.day === undefined) return [line];
    const { address, column } = entry;
    const word = entry.day <= today ? 'live' : due[address];
    const [lead, rest] = [line.text.slice(0, column - 1), line.text.slice(column - 1 + entry.day.length)];
    return word === undefined ? [] : [{ ...line, text: lead + word + rest }];
  });
}

/** Whether an address belongs before another one; before the end of the file all do. */
function comesBefore(address: string | undefined, here: string | undefined): boolean {
  return address !== undefined && (here === undefined || compare(address, here) < 0);
}

/** The text of a URL registry in which an address has another state. */
export function setInUrlRegistry(text: string, address: string, state: AddressState): string {
  return text
    .split('\n')
    .map((line) =>
      LINE.exec(line.replace(/\r$/, ''))?.[1] === address ? line.replace(/:[ \t]+[\w-]+/, `: ${state}`) : line,
    )
    .join('\n');
}

/** A line of the URL registry, as it is written: a state, or a day. */
export function urlRegistryLine(address: string, word: string = 'live'): string {
  return `${address}: ${word}`;
}

function linesOf(text: string): string[] {
  return text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
}

function wholeLinesOf(text: string): WholeLine[] {
  return [...text.matchAll(/([^\r\n]*)(\r\n?|\n|$)/g)].flatMap(([whole, line = '', end = '']) =>
    whole === '' ? [] : [{ text: line, end }],
  );
}

function textOf(lines: readonly WholeLine[]): string {
  return lines.map(({ text, end }) => text + end).join('');
}

function columnOfState(address: string, line: string): number {
  const rest = line.slice(address.length + 1);
  return address.length + 2 + (rest.length - rest.trimStart().length);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
