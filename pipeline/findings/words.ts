import { ARTICLE, type Example, type Sample } from './rule.ts';

/** Returns a number of lines in words. */
export function countOfLines(count: string | undefined): string {
  return count === '1' ? 'one line' : `${count} lines`;
}

/** Returns a number of spaces in words. */
export function blanks(count = '0'): string {
  if (count === '0') return 'no blank';
  return count === '1' ? 'one blank' : `${count} blanks`;
}

/** Returns advice to put a text and the lines below it on one line. */
export function writeWhole(line: string, further: string | undefined): string {
  return `Put the whole text on one line: \`${line}\`; and take the ${countOfLines(further)} below it out.`;
}

/** What to do with blanks that make code of lines. */
export const TAKE_BLANKS = 'Take the blanks at the beginning of its lines out, or the empty line above it.';

/** A valid row of a ladder, the second. */
export const SECOND = '| 2 | €0.9M | 16% to 21% | €20M |';

/** The head of a ladder: its column names and the line below them. */
export const HEAD = ['| Gate | Money spent | Odds, before and after | Value at gate |', '|---|---|---|---|'];

/** Two valid rows of a ladder. */
export const GATES = ['| 1 | €0.7M | 10% to 16% | €18M |', SECOND];

/** What is wrong with emphasis marks. */
export type EmphasisForm =
  | { readonly kind: 'product'; readonly what: string; readonly sum: string; readonly expected: string }
  | { readonly kind: 'words'; readonly what: string; readonly made: string; readonly shown: string }
  | { readonly kind: 'blank' | 'spaced'; readonly what: string; readonly expected: string }
  | { readonly kind: 'crossed'; readonly bold: string; readonly expected?: string }
  | { readonly kind: 'open' | 'alone' | 'empty' | 'uneven' | 'glued' | 'closed'; readonly what: string };

/** A file to download, for examples. */
export const CHECKLIST: Sample = {
  form: 'bytes',
  file: 'files/checklist.pdf',
  base64: btoa('%PDF-1.4\n%%EOF\n'),
  is: 'a PDF',
};

/** The address of another site, for examples. */
export const EXAMPLE_TARGET = 'https://journal.example/paper';

/** Replaces the example of a rule about the responses of other hosts. */
export const NEEDS_HOST = { none: 'What another host answers decides: `npm run check -- --external` asks it.' };

/** Matches the names of films. */
export const FILM = /\.(?:avi|m4v|mkv|mov|mp4|ogv|webm|wmv)$/i;

/** Advice for films, which pages cannot show. */
export const FOR_FILMS =
  'Pages show still pictures: put a film on a site for films, and lead to it there by a link, which has no `!` before its brackets.';

type Picture = Omit<Extract<Sample, { form: 'bytes' }>, 'form'>;

/** Makes an example of a text with a picture. */
export function withPicture(wrong: string, wrongPicture: Picture, right: string, rightPicture: Picture): Example {
  const side = (text: string, picture: Picture): Sample[] => [
    { form: 'text', file: ARTICLE, text },
    { form: 'bytes', ...picture },
  ];
  return { wrong: side(wrong, wrongPicture), right: side(right, rightPicture) };
}

/** A PNG of one pixel. */
export const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWP4//8/AAX+Av5Y8msOAAAAAElFTkSuQmCC';

/** The same PNG, truncated as by a program that stops while saving. */
export const CUT_PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPo';

/** An animated GIF of four pixels and three frames. */
export const MOVING_GIF =
  'R0lGODlhBAAEAIAAAP8AAAAA/yH5BAAAAAAALAAAAAABAAEAAAICRAEAIfkEAAAAAAAsAAAAAAEAAQAAAgJEAQAh+QQAAAAAACwAAAAAAQABAAACAkQBADs=';

/** A labelled box in the SVG that drawing programs write for browsers only. */
export const FORMATTED_SVG =
  'PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHdpZHRoPSIxMjAiIGhlaWdodD0iNjAiPjxyZWN0IHdpZHRoPSIxMjAiIGhlaWdodD0iNjAiIGZpbGw9IiNkYWU4ZmMiLz48Zm9yZWlnbk9iamVjdCB3aWR0aD0iMTIwIiBoZWlnaHQ9IjYwIj48ZGl2IHhtbG5zPSJodHRwOi8vd3d3LnczLm9yZy8xOTk5L3hodG1sIj48Yj5MaWNlbnNlPC9iPjwvZGl2PjwvZm9yZWlnbk9iamVjdD48L3N2Zz4=';
