import { casesOf, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('wrong-encoding', [
  inArticle('letters that were decoded wrongly', 'The caf‸Ã© is closed.', { says: 'expected `é`' }),
  inArticle('quotation marks that were decoded wrongly', 'The gate isn‸â€™t closed.', { says: 'expected `’`' }),
  inArticle('a sign of a currency that was decoded wrongly', 'It costs ‸â‚¬500.', { says: 'expected `€`' }),
  inArticle('a letter that was lost', 'The caf‸� is closed.', {
    says: 'Type the letter that belongs there',
    fixed: 'The café is closed.',
  }),
  inArticle('a sign of money that was decoded wrongly', 'The gate costs ‸â‚¬5.', { says: 'expected `€`' }),
]);
