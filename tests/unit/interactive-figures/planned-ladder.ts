/** Money as the articles write it. */
export const EURO = { before: '€', behind: 'M', decimal: '.' } as const;

/** The ladder of the article on Burn Quality, as planned. */
export const PLANNED = {
  start: 10,
  gates: [
    { name: '1', cost: 0.7, after: 16, value: 18 },
    { name: '2', cost: 0.9, after: 18, value: 20 },
    { name: '3', cost: 1.1, after: 26, value: 22 },
  ],
};
