import { ARTICLE, inFields, warning } from '../rule.ts';

export const cardTitle = warning('images', {
  message: (v) => `Unexpected letter \`${v.letter}\` in a title: the social card shows the name of the site instead`,
  advice: () => 'The typeface of the cards has Latin letters only; the page itself shows the title as it is.',
  means:
    'Networks show a picture with the title beside a link to your page; it is called a social card. Its typeface has the letters of Western and ' +
    'Central European languages, and this title has another one. The page itself shows it; only the card shows the name of the ' +
    'site in its place.',
  parameters: { letter: '気' },
  example: inFields(ARTICLE, 'title: ‸The “気” of a team', 'title: The “ki” of a team'),
});
