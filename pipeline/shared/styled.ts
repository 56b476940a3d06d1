/** Style of a piece of a line on a terminal. */
export type Look = 'error' | 'warning' | 'note' | 'added' | 'removed' | 'quiet' | 'strong';

/** A piece of a line; without colors, only its text is shown. */
export interface StyledPiece {
  readonly text: string;
  readonly look?: Look;
}

/** A line of pieces, from left to right. */
export type StyledLine = readonly StyledPiece[];

/** Returns a line without style. */
export function plainLine(text: string): StyledLine {
  return [{ text }];
}
