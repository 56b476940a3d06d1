import type { SlidePicture } from '../interactive-figures/deck-pictures.ts';

/** A gate of a ladder: what it costs, in money; its odds of success after a pass, in percent; the value at the gate, in money. */
export interface Gate {
  readonly name: string;
  readonly cost: number;
  readonly after: number;
  readonly value: number;
}

/** How sums of money and numbers are written: `€0.7M` has `€` before it, `M` behind it, and `.` inside. */
export interface MoneyForm {
  readonly before: string;
  readonly behind: string;
  readonly decimal: '.' | ',';
}

/** A plan in gates. `start` are the odds of success before the first one, in percent. */
export interface Ladder {
  readonly kind: 'ladder';
  readonly start: number;
  readonly gates: readonly Gate[];
  readonly money: MoneyForm;
  /** What the columns of the table are called: the gate, its cost, the odds, the value. */
  readonly heads: readonly [gate: string, cost: string, odds: string, value: string];
}

/** What both players get in one cell: the one of the rows first. */
export type PayOff = readonly [row: number, column: number];

/** A game of two players with two moves each: pay-offs by move of the row, then of the column. */
export type Game = readonly [readonly [PayOff, PayOff], readonly [PayOff, PayOff]];

/** A game that may be one of two. `belief` is how likely the first one is to begin with, in percent. */
export interface Matrix {
  readonly kind: 'matrix';
  readonly players: readonly [row: string, column: string];
  readonly rows: readonly [string, string];
  readonly columns: readonly [string, string];
  /** What the two games are called. */
  readonly worlds: readonly [string, string];
  readonly games: readonly [Game, Game];
  readonly belief: number;
  /** What the slider asks; without, a sentence with the name of the first game. */
  readonly question?: string;
  readonly decimal: '.' | ',';
}

/** A slide as it is in one of the two orders: its title, what a reader thinks at it, and its score where it has one. */
export interface SlideForm {
  readonly title: string;
  readonly thought: string;
  readonly score?: string;
}

/** A slide of a deck, as it was sent and as it is in order. */
export interface Slide {
  readonly sent: SlideForm;
  readonly ordered: SlideForm;
  /** Its place in order, from 1; absent where it goes behind all others. */
  readonly place?: number;
  /** The part of the story that it belongs to then. */
  readonly part: string;
  /** What is drawn on it in both forms. */
  readonly picture: SlidePicture;
}

/** Slides in the order in which they were sent. */
export interface Deck {
  readonly kind: 'deck';
  readonly slides: readonly Slide[];
}

/** A question that a reader asks of a deck, and words that answer it, as they are typed: with commas between, a hyphen for any ending. */
export interface Question {
  readonly text: string;
  readonly words: string;
}

/** What titles are judged by: questions in the order in which they are asked, and what labels are called, with their words. */
export interface TitleRules {
  readonly questions: readonly Question[];
  readonly labels: Question;
}

/** Rules for titles that visitors put in. */
export interface Titles extends TitleRules {
  readonly kind: 'titles';
}

/** A table of a text that is shown as an interactive figure, with what it is called. */
export type InteractiveFigure = (Ladder | Matrix | Deck | Titles) & {
  /** Its anchor. */
  readonly id: string;
  /** HTML of its caption; empty where it has none. */
  readonly caption: string;
};

/** Where an interactive figure stands in the HTML of its text, in UTF-16 units. */
export interface PlacedInteractiveFigure {
  readonly start: number;
  readonly end: number;
  /** HTML of its table and of what can be read from that. */
  readonly rest: string;
  readonly interactiveFigure: InteractiveFigure;
}
