import { casesOf, inArticle } from '../mistakes/rows.ts';

export const cases = casesOf('underlined-heading', [
  inArticle('The gate is closed.\n‸---\n\nIt was open.', {
    says: 'Put a blank line above it',
    fixed: 'The gate is closed.\n\n---\n\nIt was open.',
  }),
  inArticle('Is it closed?\n‸---\n\nText.', {
    says: 'Put a blank line above it',
    fixed: 'Is it closed?\n\n---\n\nText.',
  }),
  inArticle('He said “yes.”\n‸---\n\nText.', { says: 'Put a blank line', fixed: 'He said “yes.”\n\n---\n\nText.' }),
  inArticle('The gate is closed\nfor now\n‸---\n\nText.', {
    says: 'it makes a heading',
    fixed: 'The gate is closed\nfor now\n\n---\n\nText.',
  }),
  inArticle('and so on it went\n‸---\n\nText.', {
    says: 'it makes a heading',
    fixed: 'and so on it went\n\n---\n\nText.',
  }),
  inArticle('门关了，今天不再开。\n‸---\n\nText.', {
    says: 'Put a blank line above it',
    fixed: '门关了，今天不再开。\n\n---\n\nText.',
  }),
  inArticle('![A ladder](../images/ladder.svg)\n‸---\n\n## A gate\n\nText.', {
    says: 'Put a blank line above it',
    fixed: '![A ladder](../images/ladder.svg)\n\n---\n\n## A gate\n\nText.',
  }),
  inArticle('A gate\n‸-\n\nText.', { says: 'put `##` and a blank', fixed: '## A gate\n\nText.' }),
]);
