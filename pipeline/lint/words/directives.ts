export const SECOND = '| 2 | €0.9M | 16% to 21% | €20M |';

export const HEAD = ['| Gate | Money spent | Odds, before and after | Value at gate |', '|---|---|---|---|'];

export const GATES = ['| 1 | €0.7M | 10% to 16% | €18M |', SECOND];
