import { casesOf, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('wrong-encoding', [
  inArticle('The caf‸Ã© is closed.', 'expected `é`'),
  inArticle('The gate isn‸â€™t closed.', 'expected `’`'),
  inArticle('It costs ‸â‚¬500.', 'expected `€`'),
  inArticle('The caf‸� is closed.', { says: 'Type the letter that belongs there', fixed: 'The café is closed.' }),
]);
