/** A valid row of a ladder, the second. */
export const SECOND = '| 2 | €0.9M | 16% to 21% | €20M |';

/** The head of a ladder: its column names and the line below them. */
export const HEAD = ['| Gate | Money spent | Odds, before and after | Value at gate |', '|---|---|---|---|'];

/** Two valid rows of a ladder. */
export const GATES = ['| 1 | €0.7M | 10% to 16% | €18M |', SECOND];
