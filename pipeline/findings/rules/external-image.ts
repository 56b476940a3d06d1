import { inText, warning } from '../rule.ts';

export const externalImage = warning('images', {
  message: (v) => `Unexpected image from another site, \`${v.target}\`: it is shown as a link`,
  advice: () =>
    'Save the picture under `images/` and show that one: this site loads nothing from other sites, so that none of them sees who visits it.',
  means:
    'The picture lies on another site. If a page showed it, that site would learn about each of your visitors, and the picture ' +
    'would vanish the day they remove it. So the page shows a link to it in its place. Save the picture in ' +
    '`images/`, if you may use it.',
  parameters: { target: 'https://pictures.example.com/ladder.png' },
  example: inText(
    '‸![Our ladder](https://pictures.example.com/ladder.png)',
    '![A soundboard, seen from above](../images/soundboard.png)',
  ),
});
