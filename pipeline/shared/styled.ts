/** How a piece of a line looks on a terminal. */
export type Look = 'error' | 'warning' | 'note' | 'added' | 'removed' | 'quiet' | 'strong';

/** A piece of a line; where there are no colors, its text. */
export interface StyledPiece {
  readonly text: string;
  readonly look?: Look;
}

/** A line of pieces, from left to right. */
export type StyledLine = readonly StyledPiece[];

/** A line without any look. */
export function plainLine(text: string): StyledLine {
  return [{ text }];
}
