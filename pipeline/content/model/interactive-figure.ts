/** Names of the drawings that a slide may show besides its words. The first is the default. */
export const SLIDE_PICTURES = [
  'text',
  'capsule',
  'decline',
  'people',
  'pathway',
  'bars',
  'dose',
  'patent',
  'table',
  'rivals',
  'arrows',
  'gates',
  'sum',
] as const;

export type SlidePicture = (typeof SLIDE_PICTURES)[number];

/**
 * A gate of a ladder: its cost in money, the odds of success after a pass in percent, the value at the gate in money.
 */
export interface Gate {
  readonly name: string;
  readonly cost: number;
  readonly after: number;
  readonly value: number;
}

/** How sums of money are written: `€0.7M` has `€` before it, `M` behind it, and `.` as the decimal sign. */
export interface MoneyForm {
  readonly before: string;
  readonly behind: string;
  readonly decimal: '.' | ',';
}

/** A plan in gates. `start` is the odds of success before the first gate, in percent. */
export interface Ladder {
  readonly kind: 'ladder';
  readonly start: number;
  readonly gates: readonly Gate[];
  readonly money: MoneyForm;
  /** Column headings of the table. */
  readonly heads: readonly [gate: string, cost: string, odds: string, value: string];
}

/** Pay-offs of both players in one cell: the row player's first. */
export type PayOff = readonly [row: number, column: number];

/** A game of two players with two moves each: pay-offs by the row's move, then the column's. */
export type Game = readonly [readonly [PayOff, PayOff], readonly [PayOff, PayOff]];

/** Two possible games. `belief` is the initial likelihood of the first, in percent. */
export interface Matrix {
  readonly kind: 'matrix';
  readonly players: readonly [row: string, column: string];
  readonly rows: readonly [string, string];
  readonly columns: readonly [string, string];
  /** Names of the two games. */
  readonly worlds: readonly [string, string];
  readonly games: readonly [Game, Game];
  readonly belief: number;
  /** The question at the slider; by default a sentence with the name of the first game. */
  readonly question?: string;
  readonly decimal: '.' | ',';
}

/** A slide in one of the two orders: its title, a reader's thought, and its score if it has one. */
export interface SlideForm {
  readonly title: string;
  readonly thought: string;
  readonly score?: string;
}

/** A slide of a deck, as it was sent and in its ordered form. */
export interface Slide {
  readonly sent: SlideForm;
  readonly ordered: SlideForm;
  /** Its place in order, from 1; without one, it goes last. */
  readonly place?: number;
  /** Its part of the story when in order. */
  readonly part: string;
  /** The drawing on it as sent, and in order if that is another. */
  readonly pictures: readonly [sent: SlidePicture, ordered?: SlidePicture];
}

/** Slides in the order in which they were sent. */
export interface Deck {
  readonly kind: 'deck';
  readonly slides: readonly Slide[];
}

/**
 * A question that readers ask of a deck, and the typed words that answer it: separated by commas, with a hyphen for any
 * ending.
 */
export interface Question {
  readonly text: string;
  readonly words: string;
}

/** Rules for judging titles: questions in the order in which they are asked, and the name and words of labels. */
export interface TitleRules {
  readonly questions: readonly Question[];
  readonly labels: Question;
}

/** Rules for titles that visitors enter. */
export interface Titles extends TitleRules {
  readonly kind: 'titles';
}

/** A table in a text that is shown as an interactive figure. */
export type InteractiveFigure = (Ladder | Matrix | Deck | Titles) & {
  /** Its anchor. */
  readonly id: string;
  /** HTML of its caption; empty if it has none. */
  readonly caption: string;
};

/** Position of an interactive figure in the HTML of its text, in UTF-16 units. */
export interface PlacedInteractiveFigure {
  readonly start: number;
  readonly end: number;
  /** HTML of its table and its readable description. */
  readonly rest: string;
  readonly interactiveFigure: InteractiveFigure;
}
